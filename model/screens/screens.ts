/** All that the shop knows of a screen but its texts (screen-texts.server.ts) and its query (server/pages/screen-queries.ts). */
type Screen = {
  /** The module that draws it. */
  module: string;
  /** The documents that it is made of. The first is its own: Studio shows the screen beside it. */
  documents?: readonly string[];
  /** Each document of this type has such a screen, with its slug in the address. */
  type?: string;
  /** Search engines know it, once there is something on it. */
  isIndexed?: boolean;
  /** Dresses stand in an order here, and the page of one leads to its neighbours. */
  isList?: boolean;
  /** Editors and browsers open it by themselves, and nothing leads there. */
  isUnlinked?: boolean;
};

/** Each screen of the shop by its address, which may end in one parameter. */
export const screens = {
  "/": { module: "home/home.tsx", documents: ["home"], isIndexed: true },
  "/collection/:category": { module: "collection/collection.tsx", type: "collection", isList: true },
  "/product/:slug": { module: "product/product-screen.tsx", type: "product" },
  "/enquiry": { module: "enquiry/enquiry-screen.tsx", documents: ["messages"] },
  "/search": { module: "search/search-screen.tsx", documents: ["search"], isList: true },
  "/fitting": { module: "wishlist/wishlist-screen.tsx", isList: true },
  "/about": { module: "about/about.tsx", documents: ["designer"], isIndexed: true },
  "/contact": { module: "contact/contact.tsx", documents: ["contact", "house"], isIndexed: true },
  "/faq": { module: "faq/faq.tsx", documents: ["questions"], isIndexed: true },
  "/care/:slug": { module: "care/care.tsx", type: "carePage" },
  // Whoever looks for what a label says of personal data must find it.
  "/privacy": { module: "privacy/privacy.tsx", documents: ["privacy"], isIndexed: true },
  "/size-finder": {
    module: "size-finder/size-finder-screen.tsx",
    documents: ["sizeChart"],
    isIndexed: true,
  },
  "/newsletter/:page": { module: "newsletter/newsletter-page.tsx" },
  "/content-check": { module: "content-check/content-check.tsx", isUnlinked: true },
  "/offline": { module: "site/offline-screen.tsx", isUnlinked: true },
} as const satisfies Record<string, Screen>;

export type ScreenPath = keyof typeof screens;

/** The same for loops, where each screen may have each fact. */
export const eachScreen: readonly (readonly [path: string, Screen])[] = Object.entries<Screen>(screens);

/** The screens that stand at an address by themselves, without a parameter. */
export const singleScreens = eachScreen.filter(([path]) => !path.includes(":"));
