import { pathToFileURL } from "node:url";
import { projectPaths } from "./project-paths.ts";
import type { RenderScreen } from "./render-screen.ts";
import { shopMiddlewares } from "./shop-middlewares.ts";
import { runShop } from "./start.ts";

const exitCode = await runShop(async (shop) => {
  const { renderScreen }: { renderScreen: RenderScreen } = await import(
    pathToFileURL(projectPaths.bundle).href
  );
  return shopMiddlewares(shop, { renderScreen, clientFolder: projectPaths.client });
});
process.exit(exitCode);
