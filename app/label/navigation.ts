import { collectionNames } from "./collection-names.ts";

export type NavLink = { id: string; label: string; href: string };

export const navigation = [
  { id: "home", label: "Home", href: "/" },
  ...collectionNames.map(({ slug, label }) => ({ id: slug, label, href: `/collection/${slug}` })),
  { id: "about", label: "About us", href: "/about" },
  { id: "contact", label: "Contact us", href: "/contact" },
] satisfies NavLink[];

export const mainLinks = [
  { id: "home", label: "Home", href: "/" },
  { id: "contact", label: "Contact us", href: "/contact" },
  { id: "about", label: "About us", href: "/about" },
] satisfies NavLink[];

export const explore: NavLink[] = collectionNames.map(({ slug, shortLabel }) => ({
  id: slug,
  label: shortLabel,
  href: `/collection/${slug}`,
}));

/** The footer's column heads, and the labels of the two external links under "Reach us". */
export const footer = {
  about: "About us",
  mainLinks: "Main Links",
  explore: "Explore",
  reach: "Reach us",
  showroom: "Visit our showroom",
  appointment: "Book an Appointment",
  customerCare: "Customer Care",
  newsletter: "Newsletter",
} satisfies Record<string, string>;
