/**
 * A page that a cache has kept since an earlier deployment names scripts that are gone. It is fetched again, once for each
 * build (the router's manifest, the first script a page names, stands for it); if that does not help, it stays and works
 * without, and says so to the style sheets. Once the scripts have arrived, which app/entry.client.tsx says, the error screen deals with those that go
 * missing later.
 */
export const staleScriptsGuard = `{
  const key = "stale-scripts";
  const scripts = "link[rel=modulepreload],script";
  const guard = ({ target }) => {
    if (!(target instanceof Element && target.matches(scripts))) return;
    try {
      const build = document.querySelector("link[rel=modulepreload]").href;
      if (sessionStorage.getItem(key) === build) {
        delete document.documentElement.dataset.script;
        return;
      }
      sessionStorage.setItem(key, build);
      location.reload();
    } catch {}
  };
  addEventListener("error", guard, true);
  addEventListener("scripts-arrived", () => removeEventListener("error", guard, true), { once: true });
}`;
