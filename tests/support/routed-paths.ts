import routes from "#app/routes.ts";

const values: Record<string, string> = {
  "*": "nowhere",
  ":category": "bridal-dresses",
  ":slug": "odette",
  ":page": "confirm",
};

/** The paths of the router, with an address for each. */
export const routedPaths: ReadonlyMap<string, string> = new Map(
  routes
    .flatMap((route) => [route, ...(route.children ?? [])])
    .filter(({ index, path }) => index || path !== undefined)
    .map(({ path = "" }) => [path, `/${path.replace(/:\w+|\*/, (name) => values[name] ?? name)}`]),
);
