import type { Page } from "@playwright/test";
import { cardOf } from "./journey.ts";

/** Marguerite's pictures are in emerald, midnight and burgundy; of ivory there is none. */
export const SATIN = "/collection/satin-dresses";

export function marguerite(page: Page) {
  const card = cardOf(page, "Marguerite");
  const colours = page.getByRole("radiogroup", { name: "Colours of Marguerite" });
  const pictures = card.locator("img");
  return {
    card,
    colours,
    colour: (name: string) => colours.getByRole("radio", { name }),
    swatch: (name: string) => colours.locator("label", { has: page.getByRole("radio", { name }) }),
    pictures,
    /** The file of the picture that lies on top, without its sizes. */
    fileOnTop: async () => {
      const src = await pictures.last().getAttribute("src");
      return new URL(src ?? "", page.url()).pathname;
    },
  };
}
