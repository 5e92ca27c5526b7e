import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const FOLDER = "client/static/js";

/** As the router writes it. */
const START = "window.__reactRouterManifest=";
const END = ";";

type Manifest = { routes: Record<string, Record<string, unknown>> };

/**
 * Every page brings the router's manifest along. What no page uses is taken out of it: routes that are no screens, which nobody reaches by the
 * router, and everything that is said not to be so, which the router takes for the same as nothing said.
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
  const routes = Object.entries(manifest.routes)
    .filter(([, { hasDefaultExport, hasErrorBoundary }]) => hasDefaultExport || hasErrorBoundary)
    .map(([id, route]) => [
      id,
      Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)),
    ]);
  return JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) });
}
