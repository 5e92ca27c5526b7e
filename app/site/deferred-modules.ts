import { watchFittingMarks } from "#app/fitting/fitting-marks.ts";
import { announce } from "#app/ui/announce.ts";
import { copyText } from "#app/ui/copy-text.ts";
import { savesData } from "#app/ui/saves-data.ts";
import { isReachable, rememberScreen } from "./connection.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { recover } from "./list-without-response.ts";
import { loadBeforePrint } from "./load-before-print.ts";
import { PreviewBar } from "./preview-bar.tsx";
import { readNewsletter } from "./read-newsletter.ts";
import { focusHeading, focusScreen, rememberDeparture, returnFocus } from "./route-focus.ts";
import { prefetchLikelyRoutes } from "./route-modules.ts";
import { loadSearchIndex } from "./search/dress-index.ts";
import { SearchPanel } from "./search/search-panel.tsx";
import { countScreen } from "./visit-counter.ts";
import { watchStorage } from "./watch-storage.ts";

/**
 * What screens need only when something has happened: another screen, a search, a copy, an error, no connection. It is
 * fetched as soon as the page works, because without a connection it could not be.
 */
export const deferredModules = {
  ErrorScreen,
  PreviewBar,
  SearchPanel,
  announce,
  copyText,
  focusHeading,
  focusScreen,
  returnFocus,
  isReachable,
  loadComposer,
  prefetchLikelyRoutes,
  prepareSearch,
  readNewsletter,
  rememberDeparture,
  screenShown,
  recover,
};

/** Called with every screen that is shown, and the data of its routes by their ids. */
function screenShown(...[address, data]: Parameters<typeof rememberScreen>): void {
  rememberScreen(address, data);
  countScreen(data);
  watchFittingMarks();
  watchStorage();
  loadBeforePrint();
}

/** Apart from the others, because few ask for it. */
async function loadComposer() {
  return (await import("#app/enquiry/composer-dialog.tsx")).ComposerDialog;
}

/** At the first sign that somebody will search. */
function prepareSearch() {
  if (!savesData()) loadSearchIndex().catch(() => undefined);
}

export type DeferredModules = typeof deferredModules;
