import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const routersModule = /^\.{1,2}\/(?:.*\/)?routeModules\.js$/;
const ours = fileURLToPath(new URL("../app/site/route-modules.ts", import.meta.url));

/**
 * Puts the shop's loader of route modules in the place of the router's own, which reloads the page for ever when a
 * chunk is gone. See docs/decisions/004-chunks.md. Fails the build if the router no longer has that module.
 */
export function ownRouteModules(): Plugin {
  let isReplaced = false;
  return {
    name: "own-route-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(source, importer) {
      if (!routersModule.test(source) || !importer?.includes("/react-router/dist/")) return undefined;
      isReplaced = true;
      return ours;
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error("The router no longer has lib/dom/ssr/routeModules.js.");
    },
  };
}
