import { STORAGE_KEY } from "./chunk-reload.ts";

/**
 * For the head of the document, before any script: a page that somebody has kept since an earlier deployment names
 * scripts that are gone. It is fetched again, once for each of them; if that does not help, it stays and works without.
 */
export const staleScriptsGuard = `(key => {
  const guard = ({ target }) => {
    const isScript = target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === "modulepreload");
    if (!isScript) return;
    try {
      const name = target.src || target.href, names = (sessionStorage.getItem(key) ?? "").split("\\n");
      if (names.includes(name)) return;
      sessionStorage.setItem(key, [...names, name].join("\\n"));
      location.reload();
    } catch {}
  };
  addEventListener("error", guard, true);
  addEventListener("scripts-arrived", () => removeEventListener("error", guard, true), { once: true });
})("${STORAGE_KEY}");`;
