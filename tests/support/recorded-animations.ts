import type { Page } from "@playwright/test";

/** Notes, before the page's own scripts run, every time that the animation is asked for. */
export function recordEntryAnimations() {
  const animated: string[] = [];
  Reflect.set(window, "entryAnimations", animated);
  new MutationObserver(() => {
    const { entryAnimation } = document.documentElement.dataset;
    if (entryAnimation !== undefined) animated.push(location.pathname);
  }).observe(document, { subtree: true, attributeFilter: ["data-entry-animation"] });
}

export function entryAnimationsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, "entryAnimations"));
}
