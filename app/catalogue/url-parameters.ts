/** Opens the search on any screen, with what is searched for. */
export const SEARCH_PARAM = "search";

/** Of the page of the search: what is searched for. */
export const QUERY_PARAM = "q";

/** Why a visitor was sent to the home page. */
export const NOTICE_PARAM = "notice";

/** A dress or a collection that is no longer there. */
export const NOT_SHOWN = "not-shown";

export const notShownPath = `/?${NOTICE_PARAM}=${NOT_SHOWN}`;

/** Of a collection: the slug of a sort order, and the number of a page. */
export const SORT_PARAM = "sort";
export const PAGE_PARAM = "page";

/** Of a dress: the slug of a colour, and the label of a size. */
export const COLOUR_PARAM = "colour";
export const SIZE_PARAM = "size";

/** To rent or to buy: what an enquiry is about, and what a collection is filtered by. */
export const PURPOSE_PARAM = "for";

/** Of a collection: what it is filtered by, values with commas between them. Colour is a family there, and size is any dress's. */
export const FACET_PARAMS = [
  COLOUR_PARAM,
  "silhouette",
  "neckline",
  "sleeves",
  "fabric",
  SIZE_PARAM,
  "price",
  PURPOSE_PARAM,
] as const;

/** Of a page that a mail leads to: what its link is signed with. */
export const TOKEN_PARAM = "token";

/** Of a dress's neighbours: the address of the list that a visitor came from. */
export const LIST_PARAM = "list";

/** Of a fitting list: whether what differs is marked. */
export const DIFFERENCES_PARAM = "differences";
export const MARKED = "marked";

/** The slug of a dress; of a fitting list, and of an enquiry about several, more than once. */
export const DRESS_PARAM = "dress";

/** Between several in one value, as the forms of the search write them: no slug has two spaces beside each other. */
export const BETWEEN_DRESSES = "  ";
