/** Where the browser tells what is counted: a form of one event, "view=aurelie" or "rent=aurelie&colour=blush&size=38". */
export const COUNT_PATH = "/count";

/** These events are counted for a dress, by its slug. */
export const dressEvents = ["view", "rent", "purchase"] as const;

/** Stand with an event of a dress: what was chosen when it was asked for. */
export const chosenParts = ["colour", "size"] as const;

/** Words that found nothing. */
export const SEARCH_EVENT = "search";

export type CountedKind = (typeof dressEvents)[number] | (typeof chosenParts)[number] | typeof SEARCH_EVENT;

/** One thing that is counted. `dress`: its slug, empty for a search. `word`: a colour's slug, a size, or what was searched for. */
export type Counted = { kind: CountedKind; dress: string; word: string };
