import { inLanguage } from "./language-base.ts";

/** Reads JSON of one of the shop's own routes. It rejects without a response, and as `readJson` does. */
export async function fetchJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  return await readJson(await fetch(inLanguage(path), { signal: signal ?? null }));
}

/** It rejects where the shop refuses, and where another build of it, or a proxy, has answered (app/render-screen.ts). */
export async function readJson<T>(response: Response): Promise<T> {
  const build = globalThis.__reactRouterManifest?.version ?? null;
  const isExpected = response.ok && response.headers.get("X-Build") === build;
  if (!isExpected) throw new Error(`${response.url}: ${response.status}, not of this build`);
  return await response.json();
}
