import type { Page } from "@playwright/test";
import { cardOf } from "./journey.ts";

/** Marguerite's pictures are in emerald, midnight and burgundy; of ivory there is none. */
export const SATIN = "/collection/satin-dresses";

export function marguerite(page: Page) {
  const card = cardOf(page, "Marguerite");
  const colours = page.getByRole("radiogroup", { name: "Colours of Marguerite" });
  return {
    card,
    colours,
    colour: (name: string) => colours.getByRole("radio", { name }),
    swatch: (name: string) => colours.locator("label", { has: page.getByRole("radio", { name }) }),
    /** The picture in another colour than the first, over it. */
    shown: card.locator("[data-shown] img"),
  };
}
