import type { ServerPath } from "#model/screens/route-table.ts";

/** The browser reports what is counted here, in a form of one event: "view=aurelie" or "rent=aurelie&colour=blush&size=38". */
export const COUNT_PATH: ServerPath = "/count";

/** These events are counted for a dress, by its slug. */
export const dressEvents = ["view", "rent", "purchase"] as const;

/** An event of a dress carries these choices. */
export const chosenParts = ["colour", "size"] as const;

/** Words that found nothing. */
export const SEARCH_EVENT = "search";

/** These screens are counted beside the dresses: the home page, and a collection, by its slug. */
export const HOME_EVENT = "home";
export const COLLECTION_EVENT = "collection";

/** The site that a visit came from, by its host alone. */
export const SOURCE_EVENT = "source";

/** An assistant has asked for somebody, which is counted beside the sites. No site has such a name, without a dot. */
export const ASSISTANT_SOURCE = "assistants";

/** Sites beyond a day's number are counted under this name. */
export const OTHER_SOURCES = "other";

export const countedKinds = [
  ...dressEvents,
  ...chosenParts,
  SEARCH_EVENT,
  HOME_EVENT,
  COLLECTION_EVENT,
  SOURCE_EVENT,
] as const;

export type CountedKind = (typeof countedKinds)[number];

/** One thing that is counted. `dress`: its slug, empty where it is about none. `word`: a colour's slug, a size, a search, a collection's slug, or a site. */
export type Counted = { kind: CountedKind; dress: string; word: string };

/** Studio reads the counts here, as CSV: "/counts.csv?days=30". */
export const COUNTS_PATH: ServerPath = "/counts.csv";

export const DAYS_PARAM = "days";

/** The spans that may be asked for; the last is all that is stored. */
export const spansOfDays = [7, 30, 400] as const;

/** `what`: one of `countedKinds`. `slug` and `dress` are empty where it is about no dress. `word`: a colour, a size, a search, a collection or a site. */
export const countsColumns = ["day", "what", "slug", "dress", "word", "count"] as const;
