import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { files, screens } from "#model/screens/route-table.ts";

export default [
  layout("site/screens.tsx", [...routesOf(screens), route("*", "site/not-found.tsx")]),
  ...routesOf(files),
] satisfies RouteConfig;

function routesOf(modules: Record<string, string>) {
  return Object.entries(modules).map(([path, module]) =>
    path === "/" ? index(module) : route(path.slice(1), module),
  );
}
