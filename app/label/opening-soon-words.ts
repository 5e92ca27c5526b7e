/** In the place of the dresses, while a shop has none. `text`: of a label by its name. */
export const openingSoonWords = {
  heading: "The shop\nopens *soon*",
  text: (name: string) => `The dresses of ${name} will hang here. Until then, ask about those to come.`,
  more: { label: "Contact us", href: "/contact" },
};
