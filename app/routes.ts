import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { files } from "#model/screens/route-table.ts";
import { eachScreen } from "#model/screens/screens.ts";

export default [
  layout("site/screens.tsx", [
    ...routesOf(eachScreen.map(([path, { module }]) => [path, module])),
    route("*", "site/not-found.tsx"),
  ]),
  ...routesOf(Object.entries(files)),
] satisfies RouteConfig;

function routesOf(modules: readonly (readonly [path: string, module: string])[]) {
  return modules.map(([path, module]) => (path === "/" ? index(module) : route(path.slice(1), module)));
}
