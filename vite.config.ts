import { createHash } from "node:crypto";
import { relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { build, defineConfig, type Plugin } from "vite";
import { languageFolder } from "#server/language-folder.ts";
import { layerOrder } from "./vite-plugins/layer-order.ts";
import { buildTargets } from "./vite-plugins/oldest-browsers.ts";
import { ownRouteModules } from "./vite-plugins/own-route-modules.ts";
import { styleSideEffects } from "./vite-plugins/style-side-effects.ts";

/** The specification's place for script chunks; what else the build makes stands beside them. */
const scripts = "static/js/[name]-[hash:7].js";

/** The same for both builds: the server's pages name the files that the browser's build has made. */
function assets({ names: [name = ""] }: { names: string[] }): string {
  const [, extension = ""] = /\.(css|woff2)$/.exec(name) ?? [];
  const folder = { css: "css", woff2: "fonts" }[extension] ?? "media";
  return `static/${folder}/[name]-[hash:7][extname]`;
}

/** Of classes, by their ending. */
const files = new Map<string, string>();

/** One ending for all classes of a file, which compresses better than Vite's own names: they share the connection, too. */
function className(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*/, ""));
  const ending = createHash("sha256").update(path).digest("base64url").slice(0, 3);
  const other = files.get(ending) ?? path;
  if (other !== path) throw new Error(`${path} and ${other} would share their classes: rename one of them.`);
  files.set(ending, path);
  return `${name}-${ending}`;
}

/** Styles of what stands below the screen, or shows when it is asked for, or in print: no page waits for these. */
const later =
  /\/app\/(?:styles\/print|(?:ui\/overlay|site\/(?:footer|monogram|newsletter|pending|search\/search-(?:overlay|panel|results|start)|side-menu)|fitting\/look-sheet|routes\/collection\/sort-menu)\.module)\.css/;

/**
 * What every screen needs is compressed together: brotli finds what React, the router and its helpers have in common. A
 * dozen small files would be 5 KB more.
 */
const groups = [
  { name: "later", test: later },
  // In one sheet, also those of parts whose script comes later.
  { name: "product-styles", test: /\/app\/routes\/product\/(?!lightbox|look-sheet).*\.module\.css/ },
  {
    name: "framework",
    test: /node_modules\/(?:react|react-dom|react-router|scheduler|react-transition-state)\/|vite\/preload-helper/,
  },
  // Not what is loaded later: the error screen and the other deferred modules, the sliders of a dress's page.
  {
    name: "shared",
    test: /\/app\/label\/languages\/[^/]+\/(?!about|around|collection-names|enquiry|errors|field|fitting|lists|messages|navigation|needed-by|not-found|print-sheet|rental|search|size-finder|synonyms)|\/app\/(?:ui\/(?!announce\.|copy-text|fetch-json|field|name-dialog|qr|select-field|set-recent|slider\.tsx|stored-list|use-share)|catalogue\/(?!card-colour|card-guards|choice|dress-purposes|fitting-address|lead-time|message-text|product-fields|product-slider\.tsx|reference-code|rental-|search-query|type-guards|verdict-)|label\/(?!characters|day|email-address|entry-limits|error-|languages|not-found|size-)|site\/(?!error-|notice|connection|deferred-|lazy-|prefetch-|preview-|read-|route-focus|search\/(?!other-|search-form|search-ids|search-overlay|search-text|search-toggle|use-search-field)))/,
    minShareCount: 2,
  },
  // What a dress's page shares with the note about it.
  {
    name: "choice",
    test: /\/app\/catalogue\/(?:choice|message-text|product-fields)\.ts|\/languages\/[^/]+\/messages\.ts/,
  },
  // What is kept of a note: one part instead of three, each of which the manifest would name.
  {
    name: "draft",
    test: /\/app\/enquiry\/(?:draft-day|draft-entry|last-prefilled|stored-day|use-draft)\.ts/,
  },
];

export default defineConfig({
  css: { modules: { generateScopedName: className } },
  resolve: { alias: { "#words": languageFolder() } },
  plugins: [scriptTexts(), layerOrder(), reactRouter(), styleSideEffects(), ownRouteModules()],
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

/** `import text from "./boot.ts?script"`: a module with all that it imports, as the text of one script. */
function scriptTexts(): Plugin {
  return {
    name: "script-texts",
    enforce: "pre",
    async load(id) {
      const [file = "", query] = id.split("?");
      if (query !== "script") return undefined;
      this.addWatchFile(file);
      const output = { format: "iife" as const };
      const built = await build({
        configFile: false,
        logLevel: "silent",
        build: {
          write: false,
          target: buildTargets,
          rollupOptions: { input: file, output, treeshake: { moduleSideEffects: false } },
        },
      });
      const results = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
      const texts = results.map((result) => (result.type === "chunk" ? result.code.trim() : ""));
      return `export default ${JSON.stringify(texts.join(""))};`;
    },
  };
}
