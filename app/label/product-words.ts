import { sizeFinderWords } from "./size-finder-words.ts";

/** What the product screen says round a dress; the words of the two buttons are in shopping-words.ts. */
export type ProductWords = {
  colour: string;
  size: string;
  /** Of the link to the size finder; empty where there is none. */
  findSize: string;
  /** Beside a picker in which nothing is chosen yet. */
  choose: string;
  /** Of the button that chooses without script. */
  submit: string;
  /** Read out after a colour or size that is crossed out. */
  unavailable: string;
  cut: string;
  making: string;
  delivery: string;
  description: string;
  /** Before the collection's name, which is set in italics. */
  moreIn: string;
  completesLook: string;
  showMore: string;
  /** On paper. */
  sheet: { price: string; sizes: string; colours: string; showroom: string };
};

export const productWords: ProductWords = {
  colour: "Colour",
  size: "Size",
  findSize: sizeFinderWords.find,
  choose: "Choose one",
  submit: "Choose",
  unavailable: "not to be had at present",
  cut: "The dress",
  making: "Fabric and making",
  delivery: "Delivery",
  description: "Description",
  moreIn: "More in",
  completesLook: "Completes the *look*",
  showMore: "Show More",
  sheet: { price: "Price", sizes: "Sizes", colours: "Colours", showroom: "Showroom" },
};
