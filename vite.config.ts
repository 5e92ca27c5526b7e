import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { languageFolder, swissSpelling } from "@trousseau/words/language-folder.ts";
import { build, defineConfig, type Plugin } from "vite";
import { oldestBrowsers } from "#app/oldest-browsers.ts";
import { rulesOfModules, sheetRules } from "#app/styles/sheet-rules.ts";

/** The specification's place for scripts; what else the build makes stands beside them. */
const scripts = "static/js/[name]-[hash:7].js";

/** The same for both builds: the server's pages name the files that the browser's build has made. */
function assets({ names: [name = ""] }: { names: string[] }): string {
  // Nobody requests the shop's whole sheet: app/entry.server.tsx writes what a document needs of it there.
  if (name === "style.css") return "static/css/style.css";
  const [, extension = ""] = /\.(css|woff2)$/.exec(name) ?? [];
  const folder = { css: "css", woff2: "fonts" }[extension] ?? "media";
  return `static/${folder}/[name]-[hash:7][extname]`;
}

/** A class by its name and its file, which no other file shares: "bar-header". */
function className(name: string, file: string): string {
  return `${name}-${basename(file).replace(/\.module\.css.*/, "")}`;
}

/** The browsers' build alone: the server's has no scripts to find, and takes its styles from this one. */
const client = {
  target: Object.entries(oldestBrowsers).map(([name, version]) => name + version),
  // One sheet for the whole shop: app/styles/sheet-rules.ts takes it apart.
  cssCodeSplit: false,
  // The router names what a screen needs, and the few scripts of a part share what the page has.
  modulePreload: false as const,
  rollupOptions: {
    // Studio and the server say its sentences. Visitors' scripts say none of them, and do without what says them.
    treeshake: {
      moduleSideEffects: [
        { test: /\/node_modules\/i18next\/|\/words\/translate\.ts$/, sideEffects: false },
        { test: /\/model\//, sideEffects: false },
      ],
    },
    output: {
      entryFileNames: scripts,
      chunkFileNames: scripts,
      assetFileNames: assets,
      codeSplitting: {
        groups: [
          // React and the router change with their versions alone, and compress better together.
          {
            name: "framework",
            test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
            priority: 2,
          },
          // Every page has these: they compress better in one chunk than in ten.
          {
            name: "root",
            test: /app\/(?:root|entry\.client)\.tsx|\/shopping\.json|dresses\/way-to-ask/,
            priority: 1,
          },
          // Pages without a date do without it.
          { name: "day", test: /model\/days\/day\.ts/, priority: 1 },
          // Answers on a day come with the first one that somebody gives.
          {
            name: "ways-to-ask",
            test: /model\/rental\/|dresses\/(?:availability-in-words|lead-time)|\/(?:availability|in-time|renting-day)\.json/,
            priority: 1,
          },
          // Each of some thirty small files would be a request of its own.
          { name: "shared", minShareCount: 6 },
        ],
      },
    },
  },
};

export default defineConfig({
  // Words that are written by these settings have them in the browser, too.
  define: {
    "process.env.SHOP_DIGITS": JSON.stringify(process.env["SHOP_DIGITS"] ?? ""),
    "process.env.SHOP_LANGUAGE": JSON.stringify(process.env["SHOP_LANGUAGE"] ?? ""),
  },
  css: { modules: { generateScopedName: className } },
  resolve: {
    alias: {
      "#words": languageFolder(),
      // Studio's overlays bring a sheet that editors alone need: app/site/preview-visual-editing.client.tsx loads it.
      "@sanity/ui/styles.css": "@sanity/ui/styles.css?url",
    },
  },
  plugins: [builtSheets(), scriptTexts(), swissSpelling(), reactRouter(), ownRouteModules(), moduleSheet()],
  // The router puts its manifest where the build as a whole keeps its assets.
  build: { assetsInlineLimit: 0, assetsDir: "static/js" },
  environments: {
    client: { build: client },
    ssr: {
      // A preview's pages need one function of it; the rest is for browsers, so a release does without the package.
      resolve: { noExternal: [/^@sanity\/visual-editing/, "valibot"] },
      build: {
        cssCodeSplit: false,
        rollupOptions: { input: "./app/render-screen.ts", output: { assetFileNames: assets } },
      },
    },
  },
});

/**
 * Puts the shop's loader of route modules in the place of the router's own, which reloads the page for ever when a script
 * is gone (docs/decisions/008-first-screen.md). The build fails if the router no longer has that module.
 */
function ownRouteModules(): Plugin {
  const ours = fileURLToPath(new URL("app/site/route-modules.ts", import.meta.url));
  let isReplaced = false;
  return {
    name: "own-route-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(source, importer) {
      if (!/\/routeModules\.js$/.test(source) || !importer?.includes("/react-router/dist/")) return undefined;
      isReplaced = true;
      return ours;
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error("The router no longer has lib/dom/ssr/routeModules.js.");
    },
  };
}

/** Makes a file of the rules that no document has but those whose screen it shows. */
function moduleSheet(): Plugin {
  return {
    name: "module-sheet",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const sheet = bundle["static/css/style.css"];
        if (sheet?.type !== "asset") return this.error("The build no longer makes one sheet.");
        const source = rulesOfModules(sheetRules(String(sheet.source)));
        this.emitFile({ type: "asset", name: "modules.css", source });
      },
    },
  };
}

/** `import { style, modules } from "virtual:sheets"`: the whole sheet, and the address of what no document has; empty while developing. */
function builtSheets(): Plugin {
  const folder = join(process.env["BUILD_DIR"] ?? "build", "client/static/css");
  let isBuild = false;
  return {
    name: "built-sheets",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: (source) => (source === "virtual:sheets" ? "\0sheets" : undefined),
    async load(id) {
      if (id !== "\0sheets") return undefined;
      // The browsers' build has made both before the server's begins.
      const names = isBuild ? await readdir(folder) : [];
      const style = isBuild ? await readFile(join(folder, "style.css"), "utf8") : "";
      const modules = names.find((name) => /^modules-.*\.css$/.test(name));
      return `export const style = ${JSON.stringify(style)}; export const modules = ${JSON.stringify(modules && `/static/css/${modules}`)};`;
    },
  };
}

/** `import { text } from "./boot.ts?script"`: a module with all that it imports, as the text of one script. */
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
          target: client.target,
          rollupOptions: { input: file, output, treeshake: { moduleSideEffects: false } },
        },
      });
      const results = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
      const texts = results.map((result) => (result.type === "chunk" ? result.code.trim() : ""));
      return `export const text = ${JSON.stringify(texts.join(""))};`;
    },
  };
}
