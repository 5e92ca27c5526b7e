import { globSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";

const sources = globSync("{app,server}/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));

test("every route that code names by its id is a route of the shop", () => {
  const known = new Set(routes.flatMap(idsOf));
  const named = sources.flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(/"(routes\/[a-z/-]+)"/g), ([, id = ""]) => ({ file, id })),
  );
  expect(named.map(({ file }) => file)).toEqual(
    expect.arrayContaining(["app/site/prefetch-routes.ts", "server/pages/known-screens.ts"]),
  );
  expect(named.filter(({ id }) => !known.has(id))).toEqual([]);
});

/** The router calls a route by its file, without the ending. */
function idsOf({ id, file, children = [] }: RouteConfigEntry): string[] {
  return [id ?? file.replace(/\.tsx?$/, ""), ...children.flatMap(idsOf)];
}
