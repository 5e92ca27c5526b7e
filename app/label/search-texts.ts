import { explore, type NavLink } from "./navigation.ts";

export type SearchTexts = {
  title: string;
  label: string;
  close: string;
  /** After the number of results: "1 dress", "6 dresses". */
  countNoun: { one: string; many: string };
  loading: string;
  nothing: { sentence: string; hint: string };
  /** When the list of names did not arrive; the form asks the server all the same. */
  failed: string;
  waysOn: NavLink[];
};

export const search: SearchTexts = {
  title: "Search",
  label: "Search by name, colour or fabric",
  close: "Close search",
  countNoun: { one: "dress", many: "dresses" },
  loading: "Looking through the rails",
  nothing: {
    sentence: "No dress goes by that name.",
    hint: "Each has a first name, from Agathe to Vivienne; three letters are often enough. Or begin with a cloth.",
  },
  failed: "The list of dresses did not arrive. Press Enter to ask for it once more.",
  waysOn: explore,
};
