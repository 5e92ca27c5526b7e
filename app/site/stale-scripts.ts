/**
 * A page that a cache has stored since an earlier deployment names scripts that are gone. It is fetched again, once for each
 * build (the router's manifest, the first script a page names, stands for it); if that does not help, or cannot be
 * remembered, it stays and works without: an attribute says so to the style sheets, and a picture that was tapped meanwhile opens as
 * a link. While there is no router, Back to a page that it had shown changes nothing but the address: that page is fetched. Once the
 * scripts have arrived, which app/entry.client.tsx says, the error screen deals with those that go missing later.
 */
export const staleScriptsGuard = `{
  const key = "stale-scripts";
  const scripts = "link[rel=modulepreload],script";
  const isFirstTime = () => {
    try {
      const build = document.querySelector("link[rel=modulepreload]").href;
      if (sessionStorage.getItem(key) === build) return false;
      sessionStorage.setItem(key, build);
      return true;
    } catch {
      return false;
    }
  };
  const guard = ({ target }) => {
    if (!(target instanceof Element && target.matches(scripts))) return;
    if (isFirstTime()) return location.reload();
    delete document.documentElement.dataset.script;
    document.querySelector("[data-tapped]")?.click();
  };
  const screen = () => location.pathname + location.search;
  const shown = screen();
  const follow = () => {
    if (screen() !== shown) location.reload();
  };
  addEventListener("error", guard, true);
  addEventListener("popstate", follow);
  addEventListener("scripts-arrived", () => {
    removeEventListener("error", guard, true);
    removeEventListener("popstate", follow);
  }, { once: true });
}`;
