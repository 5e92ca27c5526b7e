import type { Config } from "@react-router/dev/config";
import { compressFiles } from "./vite-plugins/compressed-files.ts";

export default {
  ssr: true,
  // Eight screens: the whole map is smaller than one request for a piece of it.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) => compressFiles(reactRouterConfig.buildDirectory),
} satisfies Config;
