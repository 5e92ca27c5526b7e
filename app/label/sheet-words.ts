/** What assistive technology reads out for the sheet that a dress is printed on; what stands on it is in product-words.ts. */
export const sheetWords = { lookSheet: "Look-sheet" };
