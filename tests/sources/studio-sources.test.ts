import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";
import { studioSources } from "#scripts/prepare-studio.mjs";

const folders = {
  "#model": "model",
  "#sample": "sample",
  "#studio": "studio",
  "#words": "words/en",
  "#room-words": "words",
};

test("Studio is built again when a file has changed that it imports, wherever that is", () => {
  const read = new Set<string>();
  collect("studio/main.tsx", read);
  expect([...read]).toEqual(expect.arrayContaining(["model/dresses/price.ts", "sample/data.ndjson"]));
  const isSource = (file: string) =>
    studioSources.some((source) => file === source || file.startsWith(`${source}/`));
  expect([...read].filter((file) => !isSource(file))).toEqual([]);
});

function collect(file: string, read: Set<string>) {
  if (read.has(file)) return;
  read.add(file);
  if (!/\.tsx?$/.test(file)) return;
  for (const [, from = ""] of readFileSync(join(root, file), "utf8").matchAll(
    /(?:from|import\() ?"((?:[#.]|@trousseau\/words\/)[^"?]+)/g,
  )) {
    const [folder = "", ...path] = from.replace("@trousseau/", "#room-").split("/");
    const outside = Object.entries(folders).find(([name]) => name === folder)?.[1];
    collect(outside ? join(outside, ...path) : join(dirname(file), from), read);
  }
}
