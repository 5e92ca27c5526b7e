import { createServer } from "vite";
import { projectPaths } from "./project-paths.ts";
import { developmentMiddlewares } from "./shop-middlewares.ts";
import { runShop } from "./start.ts";

// The same shop on the same content; modules come from Vite as they are requested, and are replaced as they change.
const exitCode = await runShop(async (running) => {
  const vite = await createServer({ root: projectPaths.root, server: { middlewareMode: true } });
  return developmentMiddlewares(running, vite.middlewares, async (request, shop) => {
    const { renderScreen } = await vite.ssrLoadModule("./server/render-screen.ts");
    return renderScreen(request, shop);
  });
});
process.exit(exitCode);
