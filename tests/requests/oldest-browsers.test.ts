import { globSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { oldestBrowsers } from "#app/oldest-browsers.ts";
import { root } from "#scripts/prepare.mjs";
import { newerEvents, newerNames } from "#tests/support/newer-features.ts";

const scripts = join(root, "build/client/static/js");

/** These have the same name, or are tested for before they are used. */
const namesakes: Readonly<Record<string, string>> = {
  move: "the enlarged picture's own",
  use: "React's hook and Swiper's way to take its modules",
  displayName: "React's name for a component",
  toArray: "React's Children.toArray",
  Segmenter: "asked for first; without it, characters are counted by code points",
};

/** Words of the sources that are names of newer events as well. */
const noEvents: Readonly<Record<string, string>> = {
  location: "the icon of the showroom",
  navigate: "how a document was entered",
  push: "how Studio is told that the previewed page has changed",
  release: "what an editor previews",
};

test("the scripts use no method or global that the oldest browsers lack", async () => {
  const text = await allScripts();
  const names = newerNames().filter(({ name }) => !(name in namesakes));
  expect(names.map(({ name }) => name)).toContain("withResolvers");
  const used = names.filter(({ name, isGlobal }) =>
    new RegExp(isGlobal ? `(?<![\\w$.\`"'-])${name}\\b(?![\\w:\`"'-])` : `\\.${name}\\b`).test(text),
  );
  expect(used.map(({ name }) => name)).toEqual([]);
});

test("no regular expression looks behind itself: Safari before 16.4 refuses the whole script", async () => {
  expect(await allScripts()).not.toMatch(/\(\?<[!=]/);
});

test.each(Object.keys(namesakes))("%s is still excused for a reason", async (name) => {
  expect(await allScripts()).toMatch(new RegExp(`\\.${name}\\b`));
});

test("nothing waits for an event that the oldest browsers never send", async () => {
  const names = newerEvents();
  expect(names).toContain("scrollend");
  expect(names).not.toContain("scroll");
  const sources = await allSources();
  const isWord = (name: string) => new RegExp(`["']${name}["']|\\bon${name}=`, "i").test(sources);
  expect(names.filter(isWord).toSorted()).toEqual(Object.keys(noEvents));
});

test("docs/browsers.md names the versions that the build is made for", async () => {
  const text = await readFile(join(root, "docs/browsers.md"), "utf8");
  for (const [name, words] of Object.entries({
    chrome: "Chrome",
    edge: "Edge",
    firefox: "Firefox",
    safari: "Safari",
    ios: "Safari on iOS",
  } satisfies Record<keyof typeof oldestBrowsers, string>))
    expect(text).toContain(`| ${words} | ${Reflect.get(oldestBrowsers, name)} |`);
});

async function allSources() {
  const files = globSync("{app,model,words}/**/*.{ts,tsx}", { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  return (await Promise.all(files.map((name) => readFile(join(root, name), "utf8")))).join("\n");
}

/** Those that shoppers are sent: an editor's overlays are in Studio's frame alone, and Studio asks for newer browsers than these. */
async function allScripts() {
  const all = (await readdir(scripts)).filter((name) => name.endsWith(".js"));
  const files = all.filter((name) => !name.startsWith("preview-visual-editing"));
  expect(files.length).toBe(all.length - 1);
  expect(files.length).toBeGreaterThan(5);
  return (await Promise.all(files.map((name) => readFile(join(scripts, name), "utf8")))).join("\n");
}
