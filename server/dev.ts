import { createServer } from "vite";
import { projectPaths } from "./project-paths.ts";
import { developmentMiddlewares } from "./shop-middlewares.ts";
import { runShop } from "./start.ts";

// The shop is the same; Vite provides the modules as they are requested, and replaces them as they change.
const exitCode = await runShop(async (running) => {
  const vite = await createServer({ root: projectPaths.root, server: { middlewareMode: true } });
  return developmentMiddlewares(running, vite.middlewares, async (request, shop) => {
    const { renderScreen } = await vite.ssrLoadModule("./app/render-screen.ts");
    return renderScreen(request, shop);
  });
});
process.exit(exitCode);
