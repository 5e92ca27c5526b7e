/** In the place of the dresses, while a shop shows none. */
export const noDressesWords = {
  heading: "The rails\nare *empty*",
  text: "No dress is shown just now. Ask about those to come.",
  action: { label: "Contact us", href: "/contact" },
};
