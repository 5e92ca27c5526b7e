import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type InlineStyles, readStyles } from "./inline-styles.ts";

let folder: string;
let inline: InlineStyles;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "styles-"));
  await mkdir(join(folder, "static/css"), { recursive: true });
  await write("root.css", "a{}", 100);
  await write("home.css", 'b::after{content:"</style>"}', 100);
  await write("large.css", "c{}", 11 * 1024);
  await write("later-1.css", "d{}", 100);
  inline = await readStyles(folder);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function write(name: string, css: string, compressedBytes: number) {
  await writeFile(join(folder, "static/css", name), css);
  await writeFile(join(folder, "static/css", `${name}.br`), Buffer.alloc(compressedBytes));
}

function link(name: string) {
  return `<link rel="stylesheet" href="/static/css/${name}"/>`;
}

test("sheets are put inside, in their order; their links stay, switched off, as the router and as a lazy part look for them", () => {
  const html = inline(`<head>${link("root.css")}${link("home.css#")}</head>`);
  expect(html).toBe(
    '<head><style>a{}\nb::after{content:"<\\/style>"}</style>' +
      '<link rel="stylesheet" href="/static/css/root.css" disabled=""/>' +
      '<link rel="stylesheet" href="/static/css/home.css#" disabled=""/>' +
      '<link rel="stylesheet" href="/static/css/home.css" disabled=""/></head>',
  );
});

test("styles of what is further down wait until after the screen, and hold up nothing before it", () => {
  const html = inline(
    `<head>${link("root.css")}${link("later-1.css#")}</head><main></main><footer></footer>`,
  );
  expect(html).toBe(
    '<head><style>a{}</style><link rel="stylesheet" href="/static/css/root.css" disabled=""/></head>' +
      '<main></main><link rel="stylesheet" href="/static/css/later-1.css#"/>' +
      '<link rel="stylesheet" href="/static/css/later-1.css" disabled=""/><footer></footer>',
  );
});

test.each([link("large.css"), link("other.css"), "<p>No style at all.</p>"])("%s is left alone", (html) => {
  expect(inline(html).replace("<style></style>", "")).toBe(html);
});
