import { t } from "@trousseau/words/translate.ts";

export type ShopPage = { title: string; href: string };

const home = { title: t("Home page"), href: "/" };
const contact = { title: t("Contact"), href: "/contact" };

/** The page that a document is about which exists once, by its type. */
export const pages: Record<string, ShopPage> = {
  home,
  contact,
  designer: { title: t("About"), href: "/about" },
  questions: { title: t("Questions"), href: "/faq" },
  messages: { title: t("Enquiry"), href: "/enquiry" },
  privacy: { title: t("Privacy"), href: "/privacy" },
  notFound: { title: t("Page not found"), href: "/not-found" },
  search: { title: t("Search"), href: "/search" },
  sizeChart: { title: t("Size finder"), href: "/size-finder" },
};

/** A page that shows what a document says which is about no page, by its type. */
export const examples: Record<string, ShopPage> = { identity: home, house: contact, newsletter: home };

/** The beginning of the addresses of documents that have a page each, by their type. */
export const folders: Record<string, string> = {
  product: "/product/",
  collection: "/collection/",
  carePage: "/care/",
};
