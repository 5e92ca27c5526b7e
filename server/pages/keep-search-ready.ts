import type { ContentStore } from "#app/content/content-store.server.ts";
import { log } from "#server/log.ts";

/** Answered from the catalogue of this moment; nobody sees the answer. */
const SEARCH_FOR_NOTHING = "http://localhost/search.json";

/**
 * Has the search read each catalogue as soon as it is shown, some dresses at a time: no visitor should wait for ten thousand.
 * What it reads is in the built app, and a search is the way in.
 */
export function keepSearchReady(
  store: Pick<ContentStore, "current" | "onChange">,
  screen: (request: Request) => Promise<unknown>,
): void {
  function prepare() {
    screen(new Request(SEARCH_FOR_NOTHING)).catch((error: unknown) =>
      log("warning", "catalogue not read for the search", { error }),
    );
  }

  if (store.current()) prepare();
  store.onChange(prepare);
}
