export type ShopPage = { title: string; href: string };

const home = { title: "Home page", href: "/" };
const contact = { title: "Contact", href: "/contact" };

/** The page that a document is about which exists once, by its type. */
export const pages: Record<string, ShopPage> = {
  home,
  contact,
  designer: { title: "About", href: "/about" },
  questions: { title: "Questions", href: "/faq" },
  messages: { title: "Enquiry", href: "/enquiry" },
  privacy: { title: "Privacy", href: "/privacy" },
  notFound: { title: "Page not found", href: "/not-found" },
  search: { title: "Search", href: "/search" },
  sizeChart: { title: "Size finder", href: "/size-finder" },
};

/** A page that shows what a document says which is about no page, by its type. */
export const examples: Record<string, ShopPage> = { identity: home, house: contact, newsletter: home };

/** The beginning of the addresses of documents that have a page each, by their type. */
export const folders: Record<string, string> = {
  product: "/product/",
  collection: "/collection/",
  carePage: "/care/",
};
