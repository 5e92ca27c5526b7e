import { t } from "@trousseau/words/translate.ts";
import { eachScreen, singleScreens } from "#model/screens/screens.ts";

export type ShopPage = { title: string; href: string };

/** How Studio calls the page of a document that exists once, by its type. */
const titles: Record<string, string> = {
  home: t("Home page"),
  contact: t("Contact"),
  designer: t("About"),
  questions: t("Questions"),
  messages: t("Enquiry"),
  privacy: t("Privacy"),
  search: t("Search"),
  sizeChart: t("Size finder"),
};

/** The page that a document is about which exists once, by its type. */
export const pages: Readonly<Record<string, ShopPage>> = {
  ...Object.fromEntries(
    singleScreens.flatMap(([href, { documents: [type = ""] = [] }]) => {
      const title = titles[type];
      return title === undefined ? [] : [[type, { title, href }]];
    }),
  ),
  notFound: { title: t("Page not found"), href: "/not-found" },
};

/** The type of the document whose page shows what another document says, which is about no page. */
const shownAt = { identity: "home", house: "contact", newsletter: "home" };

export const examples: Readonly<Record<string, ShopPage | undefined>> = Object.fromEntries(
  Object.entries(shownAt).map(([type, other]) => [type, pages[other]]),
);

/** The beginning of the addresses of documents that have a page each, by their type. */
export const folders: Readonly<Record<string, string>> = Object.fromEntries(
  eachScreen.flatMap(([path, { type }]) => (type === undefined ? [] : [[type, path.replace(/:.*/, "")]])),
);
