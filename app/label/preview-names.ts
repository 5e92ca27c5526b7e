/** What the bar of the preview says, which editors alone see. */
export const previewNames = {
  title: "Preview",
  leave: "Leave",
};
