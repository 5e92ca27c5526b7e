import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Limit, limits } from "./limits.ts";

test("the README names every limit, with its unit and its reason, and no other", () => {
  const readme = readFileSync(new URL("README.md", import.meta.url), "utf8");
  const written = [...readme.matchAll(/^\| `(\w+)` \| (.+) \| (.+) \|$/gm)].map(([row]) => row);
  expect(written).toEqual(Object.entries<Limit>(limits).map(([name, limit]) => rowOf(name, limit)));
});

test("every limit is asked for by the code: a number that only stands in a table holds nothing", () => {
  const files = globSync("{*,*/*}.ts", { cwd: import.meta.dirname }).filter(
    (file) => !/^limits\.ts$|\.test\.ts$|^(contract|stress|testing)\//.test(file),
  );
  const code = files.map((file) => readFileSync(new URL(file, import.meta.url), "utf8")).join("\n");
  expect(files.length).toBeGreaterThan(100);
  const asksFor = (name: string) =>
    new RegExp(`limits\\.${name}\\b|\\b${name}\\b[^;]*} = limits;`).test(code);
  expect(Object.keys(limits).filter((name) => !asksFor(name))).toEqual([]);
});

function rowOf(name: string, { value, unit, reason }: Limit): string {
  const size = unit === "bytes" ? inMebibytes(value) : `${value.toLocaleString("en")} ${unit}`;
  return `| \`${name}\` | ${size} | ${reason} |`;
}

function inMebibytes(bytes: number): string {
  return bytes < 1024 * 1024 ? `${bytes / 1024} KiB` : `${bytes / (1024 * 1024)} MiB`;
}
