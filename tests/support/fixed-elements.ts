/** Runs in the page: what is fixed or stuck, and takes room on the screen. */
export function fixedElements(): string[] {
  return [...document.querySelectorAll("body *")]
    .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.getBoundingClientRect().bottom > 0)
    .map(({ tagName, className }) => `${tagName} ${className}`);
}
