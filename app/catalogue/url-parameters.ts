/** Opens the search on any screen, with what is searched for. */
export const SEARCH_PARAM = "search";

/** Why a visitor was sent to the home page. */
export const NOTICE_PARAM = "notice";

/** A dress or a collection that is no longer there. */
export const NOT_SHOWN = "not-shown";

export const notShownPath = `/?${NOTICE_PARAM}=${NOT_SHOWN}`;
