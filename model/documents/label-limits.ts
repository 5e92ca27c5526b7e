/** Search engines show this many characters of a description. */
export const LONGEST_SUMMARY = 155;

/** Search engines show about this many characters of a title. */
export const LONGEST_SEARCH_TITLE = 60;

/** Nobody waits for a dress longer than ten years. */
export const MOST_DAYS = 3650;

/** Other pages repeat texts of one line, such as names. In UTF-16 units. */
export const LONGEST_LINE = 500;

/** The years of a label's foundation and of its fashion weeks. */
export const foundedYears = { least: 1800, most: 2200 };
export const fashionWeekYears = { least: 1900, most: 2200 };

/** One list of a document shows this many pictures, questions or paragraphs; the rest is left out. */
export const MOST_ENTRIES = 200;

/** Every page shows the address, the hours in words, and the footer's customer care. */
export const MOST_LINES = 20;

/** No header has room for a longer wordmark. In characters. */
export const LONGEST_WORDMARK = 40;

/** Nobody tries on dresses for a whole day; a room is ready again within hours. In minutes. */
export const MOST_MINUTES = 600;
export const MOST_PAUSE = 240;

/** A diary is offered for this long: brides write a year before the day. In days. */
export const MOST_AHEAD = 365;
