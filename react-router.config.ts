import type { Config } from "@react-router/dev/config";
import { compressFiles } from "./vite-plugins/compressed-files.ts";

export default {
  ssr: true,
  // One file for each screen: a client action of some lines is no file, and a second one could go missing by itself.
  splitRouteModules: false,
  // Eight screens: the whole map is smaller than one request for a piece of it.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    await compressFiles(buildDirectory);
  },
} satisfies Config;
