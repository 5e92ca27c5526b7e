/** The address of each screen, and the module that draws it. A path may end in one parameter. */
export const screens = {
  "/": "home/home.tsx",
  "/collection/:category": "collection/collection.tsx",
  "/product/:slug": "product/product-screen.tsx",
  "/enquiry": "enquiry/enquiry-screen.tsx",
  "/search": "search/search-screen.tsx",
  "/fitting": "wishlist/wishlist-screen.tsx",
  "/contact": "contact/contact.tsx",
  "/about": "about/about.tsx",
  "/faq": "faq/faq.tsx",
  "/care/:slug": "care/care.tsx",
  "/privacy": "privacy/privacy.tsx",
  "/size-finder": "size-finder/size-finder-screen.tsx",
  "/newsletter/:page": "newsletter/newsletter-page.tsx",
  "/content-check": "content-check/content-check.tsx",
  "/offline": "site/offline-screen.tsx",
} as const;

/** The address of each file that is made from the content, and the module that makes it. */
export const files = {
  "/enquiry.json": "enquiry/enquiry-json.ts",
  "/neighbours.json": "product/neighbours-json.ts",
  "/dresses.json": "product/products-json.ts",
  "/size-chart.json": "size-finder/size-chart-json.ts",
  "/search.json": "search/search-json.ts",
  "/search-index.json": "search/search-index.ts",
  "/sitemap.xml": "generated-files/sitemap.ts",
  "/robots.txt": "generated-files/robots.ts",
  "/manifest.webmanifest": "generated-files/manifest.ts",
  "/service-worker.js": "generated-files/service-worker-js.ts",
} as const;

export type RoutePath = keyof typeof screens | keyof typeof files;

type Module = (typeof screens)[keyof typeof screens] | (typeof files)[keyof typeof files];

/** The router calls a route by its module's path, without the ending. */
export type RouteId = IdOf<Module>;
type IdOf<File> = File extends `${infer Name}.ts${string}` ? Name : never;
