import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { waitFor } from "@trousseau/host/testing/wait-for.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { pixelsOf, renditionsOf } from "../testing/picture.ts";
import { openLake, paint, temporaryFolder } from "../testing/test-lake.ts";
import { createSvgRasterizer } from "./svg-rasterizer.ts";

test.each([
  // Librsvg gives up at half a million uses, before or after the deadline.
  ["uses within uses", svg(100, 100, nestedUses()), /too long|rendering failed/],
  ["a chain of filters", svg(4000, 4000, filterChain()), /takes too long to rasterize/],
])("%s cannot be uploaded, and what works on it ends", async (_, svg, why) => {
  const lake = await openLake({ svgDeadlineMs: 1500 });
  const { assets } = lake.as("editor");
  expect(await svgProcesses()).toEqual([]);
  const upload = assets.upload("image", Buffer.from(svg), { filename: "gown.jpg" });
  const refused = expect(upload).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringMatching(why),
  });
  const atWork = await vi.waitUntil(async () => (await svgProcesses())[0]);
  await refused;
  expect((await assets.upload("image", await paint("#804020"))).metadata.dimensions.width).toBe(300);
  await lake.close();
  await expect.poll(() => svgProcesses()).not.toContain(atWork);
});

async function openDrawing(svg: string, deadlineMs = 15_000) {
  const rasterizer = createSvgRasterizer(deadlineMs);
  onTestFinished(() => rasterizer.close());
  const { ask, file } = await renditionsOf("drawing.svg", svg, { rasterizer });
  const refusal = async (query: string) => {
    const response = await ask(query);
    return `${response.status} ${(await response.json()).message}`;
  };
  return { ask, file, refusal };
}

test("a stored SVG that takes too long to rasterize is a 400, and the next one is rasterized", async () => {
  const { ask, file, refusal } = await openDrawing(svg(4000, 4000, filterChain()), 1000);
  expect(await refusal("?w=50")).toMatch(/^400 .*takes too long to rasterize/);
  await writeFile(file, svg(90, 60, ""));
  expect((await ask("?w=50")).status).toBe(200);
});

test("an SVG that takes too much memory ends alone", async () => {
  // Each has a name, so that all are kept to the end.
  const floods = Array.from({ length: 1000 }, (_, at) => `<feFlood flood-color="#123" result="r${at}"/>`);
  const { refusal } = await openDrawing(svg(4000, 4000, filtered(floods.join(""))));
  expect(await refusal("?w=50")).toMatch(/^400 .*memory/);
});

test("an SVG larger than is rasterized is measured and cut in its own pixels", async () => {
  const rect = (attributes: string) => `<rect height="3000" ${attributes}/>`;
  const halves = rect('width="9000" fill="#f00"') + rect('x="6000" width="3000" fill="#00f"');
  const { ask } = await openDrawing(svg(9000, 3000, halves));
  expect(await (await ask("?fm=json")).json()).toMatchObject({ width: 9000, height: 3000, format: "svg" });
  const { width, height, at } = await pixelsOf(await ask("?rect=5000,2000,2000,1000"));
  expect([width, height, ...at(990, 0), ...at(1010, 999)]).toEqual([2000, 1000, 255, 0, 0, 0, 0, 255]);
});

test("a parent that is killed leaves no SVG behind", async () => {
  const file = await temporaryFolder("drawing.svg");
  await writeFile(file, svg(4000, 4000, filterChain()));
  const module = JSON.stringify(join(import.meta.dirname, "svg-rasterizer.ts"));
  const source = `(await import(${module})).createSvgRasterizer(60_000).rasterize(${JSON.stringify(file)})`;
  const parent = spawn(process.execPath, ["--input-type=module", "-e", source], { stdio: "inherit" });
  const pid = await vi.waitUntil(async () => (await svgProcesses(parent.pid))[0], 15_000);
  // The parent goes away in the middle of the work.
  await vi.waitUntil(async () => (await processorSeconds(pid)) > 1.5, 30_000);
  parent.kill("SIGKILL");
  await once(parent, "exit");
  await waitFor(() => expect(readFile(`/proc/${pid}/stat`)).rejects.toThrow());
});

function svg(width: number, height: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`;
}

/** Twelve levels of ten make a million million rectangles. */
function nestedUses(): string {
  const level = (at: number) => `<g id="l${at + 1}">${`<use href="#l${at}"/>`.repeat(10)}</g>`;
  const levels = Array.from({ length: 12 }, (_, at) => level(at));
  return `<defs><rect id="l0" width="1" height="1"/>${levels.join("")}</defs><use href="#l12"/>`;
}

function filterChain(): string {
  const step = '<feTurbulence baseFrequency="0.1" numOctaves="9"/><feMorphology radius="9"/>';
  return filtered(step.repeat(50));
}

function filtered(steps: string): string {
  return `<filter id="f">${steps}</filter><rect width="4000" height="4000" filter="url(#f)"/>`;
}

/** Linux lists the children of a process. */
async function svgProcesses(parent = process.pid): Promise<number[]> {
  const children = (await readFile(`/proc/${parent}/task/${parent}/children`, "utf8")).trim().split(" ");
  const lineOf = (pid: string) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  const lines = await Promise.all(children.map(lineOf));
  return children.filter((_, at) => lines[at]?.includes("svg-process")).map(Number);
}

async function processorSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, "utf8")).split(" ");
  return (Number(fields[13]) + Number(fields[14])) / 100;
}
