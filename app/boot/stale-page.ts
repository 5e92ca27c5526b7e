const KEY = "stale-scripts";

/**
 * A page that a cache has stored since an earlier deployment names scripts that are gone. It is loaded again, once for
 * each build; if that does not help, it stays and works without script, as an attribute says to the style sheet. While
 * there is no router, Back to a page that it had shown changes only the address: that page is loaded. Once the scripts
 * have arrived, which app/entry.client.tsx says, the error screen deals with those that go missing later.
 */
export function reloadOfOldPage(): void {
  const until = new AbortController();
  const { signal } = until;
  const screen = () => location.pathname + location.search;
  const loadedAddress = screen();
  addEventListener("error", onError, { capture: true, signal });
  addEventListener("popstate", () => screen() !== loadedAddress && location.reload(), { signal });
  addEventListener("scripts-arrived", () => until.abort(), { once: true });
}

function onError({ target }: Event) {
  if (!(target instanceof Element && target.matches("link[rel=modulepreload],link[rel=stylesheet],script")))
    return;
  if (isFirstTime()) return location.reload();
  delete document.documentElement.dataset["script"];
}

/** A page reloads only where that can be remembered. The first script that a page names stands for its build. */
function isFirstTime(): boolean {
  const build = document.querySelector("link[rel=modulepreload]")?.getAttribute("href") ?? "";
  try {
    if (sessionStorage.getItem(KEY) === build) return false;
    sessionStorage.setItem(KEY, build);
    return true;
  } catch {
    return false;
  }
}
