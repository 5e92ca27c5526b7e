/** Whether a dress is to be had, in a filter and beside the dress. */
export const availabilityWords = {
  available: "Available",
  "made-to-order": "Made to order",
  last: "Last one",
  sold: "Sold",
  out: "Out on rental",
};
