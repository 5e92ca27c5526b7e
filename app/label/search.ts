import { explore, type NavLink } from "./navigation.ts";

export type SearchTexts = {
  title: string;
  label: string;
  open: string;
  close: string;
  clear: string;
  /** After the number of results: "1 dress", "6 dresses". */
  countNoun: { one: string; many: string };
  loading: string;
  nothing: { sentence: string; hint: string };
  waysOn: NavLink[];
};

export const search: SearchTexts = {
  title: "Search",
  label: "Search by name",
  open: "Search",
  close: "Close search",
  clear: "Clear",
  countNoun: { one: "dress", many: "dresses" },
  loading: "Looking through the rails",
  nothing: {
    sentence: "No dress goes by that name.",
    hint: "Each has a first name, from Agathe to Vivienne; three letters are often enough. Or begin with a cloth.",
  },
  waysOn: explore,
};
