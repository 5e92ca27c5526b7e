import { offers } from "./product-fields.ts";

/** What somebody may want of one dress, as an address names it; on a fitting list it is to be tried on. */
export const dressPurposes = [...offers, "question", "fittingList"] as const;
