/** The bar of a preview says this; editors alone see it. */
export const previewNames = {
  title: "Preview",
  ended: "This preview has ended. Open it again from Studio.",
  unavailable: "The preview cannot be loaded just now.",
  leave: "Leave",
};
