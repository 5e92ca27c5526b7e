import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import type { RenderScreen } from "#model/services/shop.ts";
import { projectPaths } from "./project-paths.ts";
import { shopMiddlewares } from "./shop-middlewares.ts";
import { runShop } from "./start.ts";

// Left alone, V8 lets garbage take as much memory as 10,000 dresses do. NODE_OPTIONS does not take this flag.
setFlagsFromString("--heap-growing-percent=50");

const exitCode = await runShop(async (shop) => {
  const { renderScreen }: { renderScreen: RenderScreen } = await import(
    pathToFileURL(projectPaths.bundle).href
  );
  return shopMiddlewares(shop, { renderScreen, clientFolder: projectPaths.client });
});
process.exit(exitCode);
