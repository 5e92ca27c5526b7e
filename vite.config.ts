import { createHash } from "node:crypto";
import { relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { layerOrder } from "./vite-plugins/layer-order.ts";
import { buildTargets } from "./vite-plugins/oldest-browsers.ts";
import { ownRouteModules } from "./vite-plugins/own-route-modules.ts";

/** The specification's place for script chunks; what else the build makes stands beside them. */
const scripts = "static/js/[name]-[hash:6].js";

/** The same for both builds: the server's pages name the files that the browser's build has made. */
function assets({ names: [name = ""] }: { names: string[] }): string {
  const [, extension = ""] = /\.(css|woff2)$/.exec(name) ?? [];
  const folder = { css: "css", woff2: "fonts" }[extension] ?? "media";
  return `static/${folder}/[name]-[hash:6][extname]`;
}

/** One ending for all classes of a file, which compresses better than Vite's own names: they share the connection, too. */
function className(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*/, ""));
  return `${name}-${createHash("sha256").update(path).digest("base64url").slice(0, 4)}`;
}

/** Styles of what stands below the screen, or shows when it is asked for, or in print: no page waits for these. */
const later =
  /\/app\/(?:styles\/print|(?:ui\/overlay|site\/(?:footer|newsletter|pending|search\/search-overlay|search\/search-results|side-menu)|routes\/(?:collection\/sort-menu|product\/look-sheet))\.module)\.css/;

/**
 * What every screen needs is compressed together: brotli finds what React, the router and its helpers have in common. A
 * dozen small files would be 5 KB more.
 */
const groups = [
  { name: "later", test: later },
  {
    name: "framework",
    test: /node_modules\/(?:react|react-dom|react-router|scheduler|react-transition-state)\/|vite\/preload-helper/,
  },
  // Not what the error screen and the other deferred modules load later.
  {
    name: "shared",
    test: /\/app\/(?:ui\/(?!announce\.|copy-text|field|qr|select-field|set-recent)|catalogue\/(?!choice|dress-purposes|message-text|reference-code)|label\/(?!characters|chosen-dress|composer-|day\.|email-address|entry-limits|error-|not-found-|editorial)|site\/(?!error-|notice|connection|deferred-|lazy-|prefetch-|preview-|read-|route-focus|search\/name-))/,
    minShareCount: 2,
  },
];

export default defineConfig({
  css: { modules: { generateScopedName: className } },
  plugins: [layerOrder(), reactRouter(), ownRouteModules()],
  // The router puts its manifest where the build as a whole keeps its assets.
  build: { assetsInlineLimit: 0, assetsDir: "static/js" },
  environments: {
    client: {
      build: {
        target: buildTargets,
        // Of a chunk's dynamic imports only its style sheets: the scripts that it shares are on the page already.
        modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith(".css")) },
        rollupOptions: {
          output: {
            entryFileNames: scripts,
            chunkFileNames: scripts,
            assetFileNames: assets,
            codeSplitting: { groups },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: "./server/render-screen.ts", output: { assetFileNames: assets } } },
    },
  },
});
