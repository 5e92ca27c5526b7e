import type { NavLink } from "./navigation.ts";

/** Said at an address that has no page, where the label has not written about it. */
export const notFoundWords: { title: string; sentence: string; waysOn: NavLink[] } = {
  title: "Not *Found*",
  sentence: "There is no page at this address.",
  waysOn: [
    { id: "home", label: "Home", href: "/" },
    { id: "tulle-dresses", label: "Tulle dresses", href: "/collection/tulle-dresses" },
    { id: "bridal-dresses", label: "Bridal dresses", href: "/collection/bridal-dresses" },
  ],
};
