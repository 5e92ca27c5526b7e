/**
 * Spreadsheets calculate what begins like this, and show it as it is behind an apostrophe. One that expects another separator than the
 * file's splits a cell at it, and at its line breaks.
 */
const calculated = /(^|[,;\t\r\n])(?=["' ]*[=+\-@＝＋－＠])/g;
const guardedPlace = /(^|[,;\t\r\n])'(?=["' ]*[=+\-@＝＋－＠])/g;

/** The cell as it stands in a file. Anybody may send such a name or address. */
export function guarded(text: string): string {
  return text.replace(calculated, "$1'");
}

/** The cell without the apostrophes that keep a spreadsheet from calculating it. */
export function unguarded(text: string): string {
  return text.replace(guardedPlace, "$1");
}
