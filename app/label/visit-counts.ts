/** The browser reports what is counted here, in a form of one event: "view=aurelie" or "rent=aurelie&colour=blush&size=38". */
export const COUNT_PATH = "/count";

/** These events are counted for a dress, by its slug. */
export const dressEvents = ["view", "rent", "purchase"] as const;

/** An event of a dress carries these choices. */
export const chosenParts = ["colour", "size"] as const;

/** Words that found nothing. */
export const SEARCH_EVENT = "search";

export type CountedKind = (typeof dressEvents)[number] | (typeof chosenParts)[number] | typeof SEARCH_EVENT;

/** One thing that is counted. `dress`: its slug, empty for a search. `word`: a colour's slug, a size, or what was searched for. */
export type Counted = { kind: CountedKind; dress: string; word: string };

/** Studio reads the counts here, as CSV: "/counts.csv?days=30". */
export const COUNTS_PATH = "/counts.csv";

export const DAYS_PARAM = "days";

/** The spans that may be asked for; the last is all that is stored. */
export const spansOfDays = [7, 30, 400] as const;

/** `what`: view, rent, purchase, colour, size or search. `slug` and `dress` are empty for a search. `word`: a colour, a size, or the words. */
export const countsColumns = ["day", "what", "slug", "dress", "word", "count"] as const;
