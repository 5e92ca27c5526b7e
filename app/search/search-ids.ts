/** The dialog, its field, the results that the field controls, and the region that says what becomes of a search. */
export const SEARCH_ID = "search";
export const SEARCH_FIELD_ID = "search-field";
export const SEARCH_RESULTS_ID = "search-results";
export const SEARCH_STATUS_ID = "search-status";
