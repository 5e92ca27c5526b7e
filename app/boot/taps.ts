import { TAPPED_KEY } from "#app/catalogue/fitting-address.ts";
import { isPlainClick } from "#app/ui/plain-click.ts";

/**
 * A picture tapped before the scripts have come is marked, and enlarged when they have. A dress whose mark is tapped is
 * put on the fitting list as soon as the scripts for that have come, be it on the next page.
 */
export function recordTaps(): void {
  addEventListener("click", onClick);
  addEventListener("scripts-lost", () => document.querySelector<HTMLElement>("[data-tapped]")?.click());
}

function onClick(event: MouseEvent) {
  const { target } = event;
  if (!(target instanceof Element) || !isPlainClick(event)) return;
  const { dataset } = document.documentElement;
  const picture = target.closest<HTMLElement>("a[data-enlarges]");
  if (picture && "script" in dataset && !("hydrated" in dataset)) {
    picture.dataset["tapped"] = "";
    event.preventDefault();
  }
  const mark = target.closest<HTMLAnchorElement>("a[data-fitting]");
  if (!mark || event.defaultPrevented) return;
  mark.toggleAttribute("data-tapped");
  event.preventDefault();
  try {
    const line = `${mark.search} ${mark.dataset["fitting"]}\n`;
    sessionStorage.setItem(TAPPED_KEY, (sessionStorage.getItem(TAPPED_KEY) ?? "") + line);
  } catch {
    // Where storage is refused the marks of this page are all there is.
  }
}
