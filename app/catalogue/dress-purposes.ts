import { offers } from "./product-fields.ts";

/** What somebody may want of one dress, as an address names it. */
export const dressPurposes = [...offers, "question"] as const;
