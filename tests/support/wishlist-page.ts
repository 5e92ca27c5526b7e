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

/** Takes hold of a dress and moves it by so many places, without letting go. */
export async function dragDress(page: Page, name: string, places: number) {
  const picture = page.getByRole("article", { name }).getByRole("img");
  await picture.scrollIntoViewIfNeeded();
  const from = await picture.boundingBox();
  const width = await widthOfColumns(page);
  if (!from) throw new Error("There is nothing to drag.");
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (places * width) / 2, y, { steps: 4 });
  await page.mouse.move(x + places * width, y, { steps: 4 });
}

/** Pixels from one column to the next. */
export function widthOfColumns(page: Page): Promise<number> {
  return page.getByRole("list", { name: "Dresses on the list" }).evaluate(({ children: [first, second] }) => {
    if (!first || !second) return 0;
    return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
  });
}

/** The last announcement to assistive technology. */
export function announced(page: Page) {
  return page.locator("#announcer");
}
