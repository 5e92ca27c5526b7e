/** Stands beneath a field that is nearly full. */
export const fieldWords = {
  left: (count: number) => `${count} ${count === 1 ? "character" : "characters"} left`,
  tooMany: (count: number) => `${count} ${count === 1 ? "character" : "characters"} too many`,
};
