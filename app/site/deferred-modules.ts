import { announce } from "#app/ui/announce.ts";
import { copyText } from "#app/ui/copy-text.ts";
import { isReachable, rememberScreen, withoutConnection } from "./connection.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { prefetchLikelyRoutes } from "./prefetch-routes.ts";
import { PreviewBar } from "./preview-bar.tsx";
import { readNewsletter } from "./read-newsletter.ts";
import { focusHeading, focusScreen, rememberDeparture } from "./route-focus.ts";
import { searchByName } from "./search/name-match.ts";
import { countScreen } from "./visit-counter.ts";

/**
 * What screens need only when something has happened: another screen, a search, a copy, an error, no connection. It is
 * fetched as soon as the page works, because without a connection it could not be.
 */
export const deferredModules = {
  ErrorScreen,
  PreviewBar,
  announce,
  copyText,
  focusHeading,
  focusScreen,
  isReachable,
  loadComposer,
  prefetchLikelyRoutes,
  readNewsletter,
  rememberDeparture,
  screenShown,
  searchByName,
  withoutConnection,
};

/** Called with every screen that is shown, and the data of its routes by their ids. */
function screenShown(...[address, data]: Parameters<typeof rememberScreen>): void {
  rememberScreen(address, data);
  countScreen(data);
}

/** Apart from the others, because few ask for it. */
async function loadComposer() {
  return (await import("#app/enquiry/composer-dialog.tsx")).ComposerDialog;
}

export type DeferredModules = typeof deferredModules;
