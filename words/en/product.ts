/** Stands round a dress on its page; shopping.ts has the words of the two buttons. */
export const productWords = {
  colour: "Colour",
  size: "Size",
  /** This leads to the size finder. */
  findSize: "Find your size",
  /** This stands beside a picker in which nothing is chosen yet. */
  choose: "Select",
  /** This button chooses where there is no script. */
  submit: "Choose",
  /** Assistive technology reads this out after a colour or size that is unavailable. */
  unavailable: "currently unavailable",
  cut: "The dress",
  making: "Fabric and making",
  delivery: "Delivery",
  /** The same, where the visitor can ask about a date as well. */
  deliveryByDate: "Delivery and your date",
  description: "Description",
  /** This precedes the collection's name, which is set in italics. */
  moreIn: "More in",
  completesLook: "In good *company*",
  showMore: "Show More",
  /** These stand on paper. */
  sheet: { price: "Price", sizes: "Sizes", colours: "Colours", showroom: "Showroom" },
};

/** Stands on the picture when another colour is chosen. */
export const galleryWords = { picturedIn: (colour: string) => `Pictured in ${colour}` };

/** Stands on the photograph of a cloth, which is shown where the dress has no picture in its colour. */
export const clothWords = {
  inColour: (colour: string) => `The cloth, in ${colour}`,
  picturedIn: (dress: string, colour: string) => `${dress} is pictured in ${colour}.`,
  ask: "Ask for a cutting",
  message: (colour: string) => `Could you send me a cutting of the cloth in ${colour}?`,
};

/** Assistive technology reads this out for the sheet that a dress is printed on. */
export const sheetWords = { printSheet: "Look-sheet" };
