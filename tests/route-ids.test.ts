import { globSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { sampleProduct } from "#app/catalogue/sample-product.ts";
import routes from "#app/routes.ts";
import { cacheKeyOf } from "#server/pages/cache-key.ts";

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

const catalogue = {
  revision: "1",
  products: [sampleProduct("aurelie")],
  careSlugs: new Set(["shipping"]),
};

test.each([
  "/",
  "/collection/tulle-dresses",
  "/product/aurelie",
  "/care/shipping",
  "/contact",
  "/about",
  "/faq",
  "/privacy",
  "/enquiry",
  "/fitting",
  "/size-finder",
  "/search",
])("data of %s is cached by the id that the router has for it, and by no other", (path) => {
  const id = matchRoutes(routes.map(routeOf), path)?.at(-1)?.route.id ?? "";
  const data = path === "/" ? "/_.data" : `${path}.data`;
  const isCached = (...ids: string[]) => cacheKeyOf(`${data}?_routes=${ids}`, catalogue).isCacheable;
  expect(isCached("root", id)).toBe(true);
  expect(isCached("root", `${id}-other`)).toBe(false);
});

function routeOf({ id, file, path, index, children }: RouteConfigEntry): RouteObject {
  const named = { id: id ?? file.replace(/\.tsx?$/, ""), ...(path === undefined ? {} : { path }) };
  return index ? { ...named, index } : { ...named, children: (children ?? []).map(routeOf) };
}

/** The router calls a route by its file, without the ending. */
function idsOf({ id, file, children = [] }: RouteConfigEntry): string[] {
  return [id ?? file.replace(/\.tsx?$/, ""), ...children.flatMap(idsOf)];
}
