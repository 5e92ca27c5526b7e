import { productAttributes } from "#model/dresses/product-fields.ts";

/** The page that a browser could not load, and shows the one for no connection instead of. */
export const WANTED_PARAM = "to";

/** Opens the search on any screen, with what is searched for. */
export const SEARCH_PARAM = "search";

/** The search page reads its text from this. */
export const QUERY_PARAM = "q";

/** Why a visitor was sent to the home page. */
export const NOTICE_PARAM = "notice";

/** A dress or a collection that is no longer there. */
export const NOT_SHOWN = "not-shown";

export const notShownPath = `/?${NOTICE_PARAM}=${NOT_SHOWN}`;

/** A collection reads its sort order and its page number from these. */
export const SORT_PARAM = "sort";
export const PAGE_PARAM = "page";

/** A collection whose document has the switch on shows its list as a rail when this is set; else as a grid. */
export const VIEW_PARAM = "view";
export const RAIL = "rail";

/** A dress's page reads the slug of a colour and the label of a size from these. */
export const COLOUR_PARAM = "colour";
export const SIZE_PARAM = "size";

/** To rent or to buy: what an enquiry is about, and what a collection is filtered by. */
export const PURPOSE_PARAM = "for";

/**
 * A collection is filtered by these, several values separated by commas. Here a colour is a family, and a size any
 * dress's.
 */
export const FACET_PARAMS = [
  COLOUR_PARAM,
  ...productAttributes,
  SIZE_PARAM,
  "price",
  PURPOSE_PARAM,
  "availability",
] as const;

/** Her day, "2027-06-12": a collection shows what is free on it, where the label keeps a calendar, and the enquiry form begins with it. */
export const FREE_PARAM = "free";

/** It stands for any text that is no date. */
export const UNREAD_DAY = "unread";

/** A page that a mail leads to reads its signed link from this. */
export const TOKEN_PARAM = "token";

/** The neighbours of a dress come from the list at this address. */
export const LIST_PARAM = "list";

/** A fitting list marks differences when this is set. */
export const DIFFERENCES_PARAM = "differences";
export const MARKED = "marked";

/** The slug of a dress; of a fitting list, and of an enquiry about several, more than once. */
export const DRESS_PARAM = "dress";

/** The fragment of an enquiry's page that leads past WhatsApp. */
export const WITHOUT_WHATSAPP = "without-whatsapp";

/** The forms of the search write several slugs into one value. No slug has two spaces beside each other. */
export const BETWEEN_DRESSES = "  ";

/** All parameters by which pages differ. A form that opens the search on a page keeps them. */
export const pageParameters = [
  NOTICE_PARAM,
  SORT_PARAM,
  ...FACET_PARAMS,
  FREE_PARAM,
  PAGE_PARAM,
  VIEW_PARAM,
  TOKEN_PARAM,
  QUERY_PARAM,
  DRESS_PARAM,
  DIFFERENCES_PARAM,
  WANTED_PARAM,
] as const;

export type PageParameter = (typeof pageParameters)[number];
