import type { NavLink } from "#model/screens/navigation.ts";
import navigationWords from "#words/navigation.json" with { type: "json" };
import { collectionNames } from "#words/new-label.ts";
import notFoundWords from "#words/not-found.json" with { type: "json" };

/** Said at an address that has no page, where the label has not written about it. The ways on are the specification's. */
export const notFound = {
  ...notFoundWords,
  waysOn: [
    { id: "home", label: navigationWords.home, href: "/" },
    { id: "tulle-dresses", label: collectionNames["tulle-dresses"], href: "/collection/tulle-dresses" },
    { id: "bridal-dresses", label: collectionNames["bridal-dresses"], href: "/collection/bridal-dresses" },
  ] satisfies NavLink[],
};
