import { loadDeferredModules } from "#app/site/load-deferred-modules.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";

/** What is below the field of the dialog. Its script is fetched as soon as the page works, because without a connection it could not be. */
export const LazySearchPanel = lazyPart(load, import.meta.env.SSR ? await load() : undefined);

async function load() {
  return (await loadDeferredModules()).SearchPanel;
}
