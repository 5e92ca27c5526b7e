import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const FOLDER = "client/static/js";

/** As the router writes it. */
const START = "window.__reactRouterManifest=";
const END = ";";

type Route = Record<string, unknown> & { imports?: string[]; css?: string[] };

type Manifest = { entry: Route; routes: Record<string, Route> };

/**
 * Every page brings the router's manifest along. What no page uses is taken out of it: routes that are no screens, which nobody reaches by the
 * router, everything that is said not to be so, which the router takes for the same as nothing said, and of each screen's scripts and styles those that every
 * page has: they need not be fetched again.
 */
export async function leanManifest(buildFolder: string): Promise<void> {
  const folder = join(buildFolder, FOLDER);
  const scripts = await Promise.all(
    (await readdir(folder))
      .filter((name) => /^manifest-\w+\.js$/.test(name))
      .map(async (name) => ({
        file: join(folder, name),
        text: (await readFile(join(folder, name), "utf8")).trim(),
      })),
  );
  const manifests = scripts.filter(({ text }) => text.startsWith(START) && text.endsWith(END));
  if (manifests.length !== 1) throw new Error(`The router's manifest is not one file: ${manifests.length}.`);
  for (const { file, text } of manifests)
    await writeFile(file, START + lean(text.slice(START.length, -1)) + END);
}

function lean(json: string): string {
  const manifest: Manifest = JSON.parse(json);
  const shared = [manifest.entry, manifest.routes["root"]].flatMap((route) => [
    ...filesOf(route, "imports"),
    ...filesOf(route, "css"),
  ]);
  const isOwn = (file: string) => !shared.includes(file);
  const routes = Object.entries(manifest.routes)
    .filter(([, { hasDefaultExport, hasErrorBoundary }]) => hasDefaultExport || hasErrorBoundary)
    // Which of them are screens is asked by nobody but this.
    .map(([id, { hasDefaultExport: _, ...route }]) => {
      const said = Object.entries(route).filter(([, value]) => value !== false);
      if (id === "root") return [id, Object.fromEntries(said)];
      const [imports, css] = [filesOf(route, "imports").filter(isOwn), filesOf(route, "css").filter(isOwn)];
      return [id, { ...Object.fromEntries(said), imports, css }];
    });
  return JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) });
}

function filesOf(route: Route | undefined, kind: "imports" | "css"): string[] {
  return route?.[kind] ?? [];
}
