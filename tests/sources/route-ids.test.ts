import { globSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { sampleProduct } from "#app/catalogue/sample-product.ts";
import { servedPaths } from "#app/content/texts/shown-texts.server.ts";
import routes from "#app/routes.ts";
import { cacheKeyOf } from "#server/pages/cache-key.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";

const sources = globSync("{app,server}/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));

test("every route that code names by its id is a route of the shop", () => {
  const known = new Set(routes.flatMap(idsOf));
  const named = sources.flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(/"(routes\/[a-z/-]+)"/g), ([, id = ""]) => ({ file, id })),
  );
  expect(named.map(({ file }) => file)).toEqual(
    expect.arrayContaining(["app/site/route-modules.ts", "server/pages/known-screens.ts"]),
  );
  expect(named.filter(({ id }) => !known.has(id))).toEqual([]);
});

const catalogue = {
  revision: "1",
  products: [sampleProduct("aurelie")],
  careSlugs: new Set(["shipping"]),
};

test("data of each page is cached by the id that the router has for it, and by no other", () => {
  const known = routes.map(routeOf);
  for (const path of [...servedPaths([], sampleTexts), "/product/aurelie", "/care/shipping"]) {
    const id = matchRoutes(known, path)?.at(-1)?.route.id ?? "";
    const data = path === "/" ? "/_.data" : `${path}.data`;
    const isCached = (...ids: string[]) => cacheKeyOf(`${data}?_routes=${ids}`, catalogue).isCacheable;
    expect(isCached("root", id), path).toBe(true);
    expect(isCached("root", `${id}-other`), path).toBe(false);
  }
});

test("buttons may lead to every screen that has one address", () => {
  const screens = routes.flatMap(({ children = [] }) => children.map(({ path = "" }) => `/${path}`));
  const paths = servedPaths([], sampleTexts);
  const others = screens.filter((path) => !/[:*]/.test(path) && !paths.has(path));
  // What is wrong with the content is the owner's alone.
  expect(others).toEqual(["/content-check"]);
});

function routeOf({ id, file, path, index, children }: RouteConfigEntry): RouteObject {
  const named = { id: id ?? file.replace(/\.tsx?$/, ""), ...(path === undefined ? {} : { path }) };
  return index ? { ...named, index } : { ...named, children: (children ?? []).map(routeOf) };
}

/** The router calls a route by its file, without the ending. */
function idsOf({ id, file, children = [] }: RouteConfigEntry): string[] {
  return [id ?? file.replace(/\.tsx?$/, ""), ...children.flatMap(idsOf)];
}
