import navigationWords from "#words/navigation.json" with { type: "json" };
import { screens } from "./screens.ts";

export type NavLink = { id: string; label: string; href: string };

const home: NavLink = { id: "home", label: navigationWords.home, href: screens.home.path };
const about: NavLink = { id: "about", label: navigationWords.about, href: screens.about.path };
const contact: NavLink = { id: "contact", label: navigationWords.contact, href: screens.contact.path };

/** The label's collections stand between the first and the others. */
export const navigation: readonly NavLink[] = [home, about, contact];

export const mainLinks: readonly NavLink[] = [home, contact, about];
