import * as editorial from "./editorial-pictures.ts";
import type { LabelPicture } from "./label-picture.ts";

/** In the navigation; only at its address; or not in the shop, and none of its dresses is. */
export const visibilities = ["listed", "unlisted", "hidden"] as const;

export type Visibility = (typeof visibilities)[number];

export type CollectionText = {
  title: string;
  intro: string;
  /** Editorial pictures that break the grid, in order of use. */
  plates: LabelPicture[];
  /** For search engines: 155 characters at most. */
  summary: string;
  /** From the order to the parcel, where it is another number than the label's. */
  makingDays?: number | undefined;
};

/** The specification's sentence, word for word. */
const intro =
  "Shop blouses and tops with feather trims designed to complement your signature look of the day.";

/** By category slug. */
export const collections = {
  "tulle-dresses": {
    title: "Tulle *Dresses*",
    intro,
    plates: [editorial.tulleHem, editorial.duoTulle],
    summary:
      "Tulle dresses by Auvrane: ball gowns, A-lines and a tea-length in blush, sage, dusk blue and black. Layered by hand, made to order, to buy or to rent.",
  },
  "satin-dresses": {
    title: "Satin *Dresses*",
    intro,
    plates: [editorial.trioEvening, editorial.bow, editorial.silkEmerald],
    summary:
      "Satin dresses by Auvrane: duchess satin and silk charmeuse in emerald, burgundy, midnight and terracotta. Cut and sewn by hand, to buy or to rent.",
  },
  "embroidered-dresses": {
    title: "Embroidered *Dresses*",
    intro,
    plates: [editorial.fleurEmbroidery, editorial.laceSleeve],
    summary:
      "Embroidered dresses by Auvrane: lace, beads, sequins and silk flowers set one at a time on tulle, crêpe and satin. Made to order, to buy or to rent.",
  },
  "bridal-dresses": {
    title: "Bridal *Dresses*",
    intro,
    plates: [editorial.duoBridal, editorial.laceSleeve, editorial.silkIvory],
    summary:
      "Bridal dresses by Auvrane: silk mikado, crêpe, charmeuse and tulle in ivory and white, with trains, bows and lace sleeves. Made to order in Paris.",
    makingDays: 60,
  },
} satisfies Record<string, CollectionText>;
