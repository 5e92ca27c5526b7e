export type ShopPage = { title: string; href: string };

const home = { title: "Home page", href: "/" };
const contact = { title: "Contact", href: "/contact" };

/** By the type of a document that exists once, the page that it is about. */
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

/** By the type of a document that is about no page, one that shows what it says. */
export const examples: Record<string, ShopPage> = { identity: home, house: contact, newsletter: home };

/** By the type of documents that have a page each, what stands before their slugs. */
export const folders: Record<string, string> = {
  product: "/product/",
  collection: "/collection/",
  carePage: "/care/",
};
