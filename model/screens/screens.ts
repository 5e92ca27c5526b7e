import { pathMatcher } from "./path-matcher.ts";
import { APPOINTMENT_PATH, CONTACT_PATH, PRODUCT_FOLDER, WISHLIST_PATH } from "./screen-paths.ts";

/** All that the shop knows of a screen but its texts (screen-texts.server.ts) and its query (server/pages/screen-queries.ts). */
type Screen = {
  path: string;
  /** The module that draws it. */
  module: string;
  /** The documents that it is made of. The first is its own: Studio shows the screen beside it. */
  documents?: readonly string[];
  /** Each document of this type has such a screen, with its slug in the address. */
  type?: string;
  /** Search engines know it, once there is something on it. */
  isIndexed?: boolean;
  /** Editors and browsers open it by themselves, and nothing leads there. */
  isUnlinked?: boolean;
};

/** Each screen of the shop. Its path may end in one parameter. */
export const screens = {
  home: { path: "/", module: "home/home.tsx", documents: ["home"], isIndexed: true },
  collection: { path: "/collection/:category", module: "collection/collection.tsx", type: "collection" },
  product: { path: `${PRODUCT_FOLDER}:slug`, module: "product/product-screen.tsx", type: "product" },
  enquiry: { path: "/enquiry", module: "enquiry/enquiry-screen.tsx", documents: ["messages"] },
  search: { path: "/search", module: "search/search-screen.tsx", documents: ["search"] },
  wishlist: { path: WISHLIST_PATH, module: "wishlist/wishlist-screen.tsx" },
  about: { path: "/about", module: "about/about.tsx", documents: ["designer"], isIndexed: true },
  contact: {
    path: CONTACT_PATH,
    module: "contact/contact.tsx",
    documents: ["contact", "house"],
    isIndexed: true,
  },
  appointment: {
    path: APPOINTMENT_PATH,
    module: "appointment/appointment-screen.tsx",
    documents: ["appointments"],
    isIndexed: true,
  },
  visit: { path: `${APPOINTMENT_PATH}/:visit`, module: "appointment/visit-screen.tsx", isUnlinked: true },
  questions: { path: "/faq", module: "faq/faq.tsx", documents: ["questions"], isIndexed: true },
  carePage: { path: "/care/:slug", module: "care/care.tsx", type: "carePage" },
  // Whoever looks for what a label says of personal data must find it.
  privacy: { path: "/privacy", module: "privacy/privacy.tsx", documents: ["privacy"], isIndexed: true },
  sizeFinder: {
    path: "/size-finder",
    module: "size-finder/size-finder-screen.tsx",
    documents: ["sizeChart"],
    isIndexed: true,
  },
  newsletter: { path: "/newsletter/:page", module: "newsletter/newsletter-page.tsx" },
  contentCheck: { path: "/content-check", module: "content-check/content-check.tsx", isUnlinked: true },
  offline: { path: "/offline", module: "site/offline-screen.tsx", isUnlinked: true },
} as const satisfies Record<string, Screen>;

/** The same for loops, by its path, where each screen may have each fact. */
export const eachScreen = Object.values<Screen>(screens).map((screen) => [screen.path, screen] as const);

/** The screen at a path of the shop. */
export const screenAt = pathMatcher(eachScreen);

/** The screens that stand at an address by themselves, without a parameter. */
export const singleScreens = eachScreen.filter(([path]) => !path.includes(":"));
