/** Where Studio gets what was counted, as CSV: "/counts.csv?days=30". */
export const COUNTS_PATH = "/counts.csv";

export const DAYS_PARAM = "days";

/** The spans that may be asked for; the last is all that is stored. */
export const spansOfDays = [7, 30, 400] as const;

/** `what`: view, rent, purchase, colour, size or search. `slug` and `dress` are empty for a search. `word`: a colour, a size, or the words. */
export const countsColumns = ["day", "what", "slug", "dress", "word", "count"] as const;
