import navigationWords from "#words/navigation.json" with { type: "json" };

export type NavLink = { id: string; label: string; href: string };

const home: NavLink = { id: "home", label: navigationWords.home, href: "/" };
const about: NavLink = { id: "about", label: navigationWords.about, href: "/about" };
const contact: NavLink = { id: "contact", label: navigationWords.contact, href: "/contact" };

/** The label's collections stand between the first and the others. */
export const navigation: readonly NavLink[] = [home, about, contact];

export const mainLinks: readonly NavLink[] = [home, contact, about];
