import type { Page } from "@playwright/test";
import { WISHLIST_KEY } from "#app/wishlist/device-wishlist.ts";

const entryOf = (slug: string) => ({ slug, name: slug, note: "" });

export const threeDresses = ["aurelie", "isaure", "odette"].map(entryOf);
export const twelveDresses =
  "aurelie isaure odette solange ginevra noemie eloise amelie clemence madeleine josephine victoire"
    .split(" ")
    .map(entryOf);
export const addressOfThree = "/fitting?dress=aurelie&dress=isaure&dress=odette";

/** The list is there from the first page on. */
export async function storeWishlist(page: Page, list: readonly object[]) {
  await page.addInitScript(
    ([key = "", value = ""]) => {
      if (!sessionStorage.getItem(key)) localStorage.setItem(key, value);
      sessionStorage.setItem(key, "set");
    },
    [WISHLIST_KEY, JSON.stringify(list)],
  );
}

/** The list as the browser stores it. */
export function storedWishlist(page: Page): Promise<unknown> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), WISHLIST_KEY);
}

export function markOf(page: Page, name: string) {
  return page
    .getByRole("main")
    .getByRole("button", { name: `Add ${name} to the fitting list` })
    .first();
}

export function listedDresses(page: Page) {
  return page.getByRole("article").getByRole("heading", { level: 2 });
}

/** The last announcement to assistive technology. */
export function announced(page: Page) {
  return page.locator("#announcer");
}
