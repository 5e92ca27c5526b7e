import { offers } from "./product-fields.ts";

/** The visitor's purposes with one dress, as an address names them; on a fitting list it is to be tried on. */
export const dressPurposes = [...offers, "question", "fittingList"] as const;
