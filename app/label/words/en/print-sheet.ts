/** Assistive technology reads this out for the sheet that a dress is printed on. */
export const sheetWords = { lookSheet: "Look-sheet" };
