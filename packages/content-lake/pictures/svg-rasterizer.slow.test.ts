import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { clientAs, openTestLake, paint, temporaryFolder } from "../testing/test-lake.ts";
import { createRenditions } from "./renditions.ts";
import { createSvgRasterizer } from "./svg-rasterizer.ts";

// A busy machine takes longer.
vi.setConfig({ testTimeout: 120_000 });

const hostile: [string, string, RegExp][] = [
  // Librsvg gives up at half a million uses, before or after the deadline.
  ["uses within uses", svg('width="100" height="100"', nestedUses()), /too long|rendering failed/],
  ["a chain of filters", svg('width="4000" height="4000"', filterChain()), /takes too long to rasterize/],
];

test.each(hostile)("%s cannot be uploaded, and what works on it ends", async (_, svg, why) => {
  const lake = await openTestLake({ svgDeadlineMs: 1500 });
  const editor = clientAs(lake, "editor");
  expect(await svgProcesses()).toEqual([]);
  const upload = editor.assets.upload("image", Buffer.from(svg), { filename: "gown.jpg" });
  const [atWork = 0] = await vi.waitUntil(async () => {
    const found = await svgProcesses();
    return found.length > 0 && found;
  });
  await expect(upload).rejects.toMatchObject({ statusCode: 400, message: expect.stringMatching(why) });
  expect((await editor.assets.upload("image", await paint("#804020"))).metadata.dimensions.width).toBe(300);
  await lake.close();
  await expect.poll(() => svgProcesses()).not.toContain(atWork);
});

test("a stored SVG that takes too long to rasterize is a 400, and the next one is rasterized", async () => {
  const { ask, file } = await renditionsOf(svg('width="4000" height="4000"', filterChain()), 1000);
  const refused = await ask("?w=50");
  expect([refused.status, (await refused.json()).message]).toEqual([
    400,
    expect.stringContaining("takes too long to rasterize"),
  ]);
  await writeFile(file, svg('width="90" height="60"', ""));
  expect((await ask("?w=50")).status).toBe(200);
});

test("an SVG that takes too much memory ends alone", async () => {
  const { ask } = await renditionsOf(svg('width="4000" height="4000"', manyFloods()));
  const refused = await ask("?w=50");
  expect([refused.status, (await refused.json()).message]).toEqual([400, expect.stringContaining("memory")]);
});

test("an SVG larger than is rasterized is measured and cut in its own pixels", async () => {
  const blue =
    '<rect width="9000" height="3000" fill="#f00"/><rect x="6000" width="3000" height="3000" fill="#00f"/>';
  const { ask } = await renditionsOf(svg('width="9000" height="3000"', blue));
  expect(await (await ask("?fm=json")).json()).toMatchObject({ width: 9000, height: 3000, format: "svg" });
  const cut = sharp(await (await ask("?rect=5000,2000,2000,1000")).arrayBuffer());
  const { data, info } = await cut.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([2000, 1000]);
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  expect([at(990, 0), at(1010, 999)]).toEqual([
    [255, 0, 0],
    [0, 0, 255],
  ]);
});

test("a parent that is killed leaves no SVG behind", async () => {
  const file = join(await temporaryFolder(), "drawing.svg");
  await writeFile(file, svg('width="4000" height="4000"', filterChain()));
  const module = JSON.stringify(new URL("svg-rasterizer.ts", import.meta.url).href);
  const source = `(await import(${module})).createSvgRasterizer(60_000).rasterize(${JSON.stringify(file)})`;
  const parent = spawn(process.execPath, ["--input-type=module", "-e", source], { stdio: "inherit" });
  const pid = await vi.waitUntil(async () => (await svgProcesses(parent.pid))[0], 15_000);
  // The parent goes away in the middle of the work.
  await vi.waitUntil(async () => (await processorSeconds(pid)) > 1.5, 30_000);
  parent.kill("SIGKILL");
  await once(parent, "exit");
  await vi.waitFor(() => expect(readFile(`/proc/${pid}/stat`)).rejects.toThrow(), 5000);
});

async function renditionsOf(svg: string, deadlineMs = 15_000) {
  const folder = await temporaryFolder();
  const file = join(folder, "drawing.svg");
  await writeFile(file, svg);
  const rasterizer = createSvgRasterizer(deadlineMs);
  onTestFinished(() => rasterizer.close());
  const renditions = createRenditions({ cacheFolder: join(folder, "renditions"), rasterizer });
  const ask = (query: string) =>
    renditions.respond(new Request(`http://shop.test/pictures/drawing.svg${query}`), file);
  return { ask, file };
}

function svg(attributes: string, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
}

/** Twelve levels of ten make a million million rectangles. */
function nestedUses(): string {
  const levels = Array.from(
    { length: 12 },
    (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
  );
  return `<defs><rect id="l0" width="1" height="1"/>${levels.join("")}</defs><use href="#l12"/>`;
}

function filterChain(): string {
  const steps = '<feTurbulence baseFrequency="0.1" numOctaves="9"/><feMorphology radius="9"/>'.repeat(50);
  return `<filter id="f">${steps}</filter><rect width="4000" height="4000" filter="url(#f)"/>`;
}

/** Each has a name, so that all are kept to the end. */
function manyFloods(): string {
  const steps = Array.from({ length: 1000 }, (_, at) => `<feFlood flood-color="#123" result="r${at}"/>`);
  return `<filter id="f">${steps.join("")}</filter><rect width="4000" height="4000" filter="url(#f)"/>`;
}

/** Linux lists the children of a process. */
async function svgProcesses(parent = process.pid): Promise<number[]> {
  const children = (await readFile(`/proc/${parent}/task/${parent}/children`, "utf8")).trim().split(" ");
  const lines = await Promise.all(
    children.map((pid) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")),
  );
  return children.filter((_, at) => lines[at]?.includes("svg-process")).map(Number);
}

async function processorSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, "utf8")).split(" ");
  return (Number(fields[13]) + Number(fields[14])) / 100;
}
