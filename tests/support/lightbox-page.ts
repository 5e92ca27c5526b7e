import type { Page } from "@playwright/test";

export function lightboxIn(page: Page) {
  return page.getByRole("dialog", { name: "Pictures of Aurélie, enlarged" });
}

export function enlargeLinks(page: Page) {
  return page.getByRole("link", { name: /^Enlarge: / });
}
