/** The bar of a preview says this; editors alone see it. */
export const previewNames = {
  title: "Preview",
  ended: "This preview has ended. Open it once more from Studio.",
  unavailable: "The preview cannot be fetched just now.",
  leave: "Leave",
};
