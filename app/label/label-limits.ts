/** What search engines show of a description, in characters. */
export const LONGEST_SUMMARY = 155;

/** Nobody waits for a dress longer than ten years. */
export const MOST_DAYS = 3650;

/** Of a dress, in US dollars. What is said to cost more is a slip of the keyboard. */
export const HIGHEST_PRICE = 10_000_000;

/** Of a text that stands on one line, as a name does, in UTF-16 units: other pages repeat it. */
export const LONGEST_LINE = 500;

/** Of which a label may be, and of which it may have shown at a fashion week. */
export const foundedYears = { least: 1800, most: 2200 };
export const fashionWeekYears = { least: 1900, most: 2200 };

/** Of one list of a document: pictures, questions, paragraphs. What is behind them is not shown. */
export const MOST_ENTRIES = 200;

/** Of an address, of hours in words, and of the footer's customer care: every page shows each of them. */
export const MOST_LINES = 20;

const linesOfLabel = new Set(["house.showroom.address", "house.hours", "house.customerCare"]);

/** Of a list by its type of document and its path in it, such as "house.showroom.address". */
export function mostEntriesOf(path: string): number {
  return linesOfLabel.has(path) ? MOST_LINES : MOST_ENTRIES;
}

/** Longer ones no header has room for, in characters. */
export const LONGEST_WORDMARK = 40;
