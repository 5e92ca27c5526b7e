/** What search engines show of a description, in characters. */
export const LONGEST_SUMMARY = 155;

/** Nobody waits for a dress longer than ten years. */
export const MOST_DAYS = 3650;

/** Longer ones no header has room for, in characters. */
export const LONGEST_WORDMARK = 40;
