export type NavLink = { id: string; label: string; href: string };

export const navigation = [
  { id: "home", label: "Home", href: "/" },
  { id: "tulle-dresses", label: "Tulle dresses", href: "/collection/tulle-dresses" },
  { id: "satin-dresses", label: "Satin dresses", href: "/collection/satin-dresses" },
  { id: "embroidered-dresses", label: "Embroidered dresses", href: "/collection/embroidered-dresses" },
  { id: "bridal-dresses", label: "Bridal dresses", href: "/collection/bridal-dresses" },
  { id: "about", label: "About us", href: "/about" },
  { id: "contact", label: "Contact us", href: "/contact" },
] satisfies NavLink[];

export const mainLinks = [
  { id: "home", label: "Home", href: "/" },
  { id: "contact", label: "Contact us", href: "/contact" },
  { id: "about", label: "About us", href: "/about" },
] satisfies NavLink[];

export const explore = [
  { id: "tulle-dresses", label: "Tulle", href: "/collection/tulle-dresses" },
  { id: "satin-dresses", label: "Satin", href: "/collection/satin-dresses" },
  { id: "embroidered-dresses", label: "Embroidered", href: "/collection/embroidered-dresses" },
  { id: "bridal-dresses", label: "Bridal", href: "/collection/bridal-dresses" },
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
