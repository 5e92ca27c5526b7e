import { pathToFileURL } from "node:url";
import { projectPaths } from "./project-paths.ts";
import type { RenderScreen } from "./render-screen.ts";
import { runShop } from "./run-shop.ts";
import { shopMiddlewares } from "./shop-middlewares.ts";

const exitCode = await runShop(async (running) => {
  const { renderScreen }: { renderScreen: RenderScreen } = await import(
    pathToFileURL(projectPaths.bundle).href
  );
  return shopMiddlewares(running, { renderScreen, clientFolder: projectPaths.client });
});
process.exit(exitCode);
