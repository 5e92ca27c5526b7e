/** Said by the server alone, when more visitors come at once than it can render pages for. */
export const busyWords = {
  foreignForm: "This form is not one of this shop’s.",
  page: "Many visitors have come at once. This page asks again in a moment.",
  form: "Many visitors have come at once. Please go back, where your words still are, and send them again in a moment.",
};
