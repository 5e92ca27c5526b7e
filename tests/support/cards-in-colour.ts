import type { Page } from "@playwright/test";
import { cardOf } from "./journey.ts";

/** Marguerite is pictured in all of her colours; Margaux in terracotta and petrol, and not in burgundy. */
export const SATIN = "/collection/satin-dresses";

export function cardInColours(page: Page, dress: "Marguerite" | "Margaux") {
  const card = cardOf(page, dress);
  const colours = page.getByRole("radiogroup", { name: `Colours of ${dress}` });
  return {
    card,
    colours,
    colour: (name: string) => colours.getByRole("radio", { name }),
    swatch: (name: string) => colours.locator("label", { has: page.getByRole("radio", { name }) }),
    /** The picture in another colour than the first, over it. */
    shown: card.locator("[data-shown] img"),
  };
}
