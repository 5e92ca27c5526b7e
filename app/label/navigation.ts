export type NavLink = { id: string; label: string; href: string };

/** The label's collections stand between the first and the others. */
export const navigation = [
  { id: "home", label: "Home", href: "/" },
  { id: "about", label: "About us", href: "/about" },
  { id: "contact", label: "Contact us", href: "/contact" },
] satisfies NavLink[];

export const mainLinks = [
  { id: "home", label: "Home", href: "/" },
  { id: "contact", label: "Contact us", href: "/contact" },
  { id: "about", label: "About us", href: "/about" },
] satisfies NavLink[];

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
