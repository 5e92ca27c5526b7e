const STORAGE_KEY = "reloaded-for";

/**
 * Reloads the page because a script is missing: after a new deployment the fresh page names scripts that exist. Only
 * once for each script, and never where that cannot be remembered. Returns whether the page is about to reload.
 */
export function reloadOnce(name: string): boolean {
  try {
    const names = sessionStorage.getItem(STORAGE_KEY)?.split("\n") ?? [];
    if (names.includes(name)) return false;
    sessionStorage.setItem(STORAGE_KEY, [...names, name].join("\n"));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
