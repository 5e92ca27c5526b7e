import type { screens } from "./screens.ts";

/** The address of each file that the shop's own scripts fetch, and the module that makes it. */
export const files = {
  "/enquiry.json": "enquiry/enquiry-json.ts",
  "/neighbours.json": "product/neighbours-json.ts",
  "/dresses.json": "product/products-json.ts",
  "/size-chart.json": "size-finder/size-chart-json.ts",
  "/search.json": "search/search-json.ts",
  "/service-worker.js": "service-worker-js.ts",
} as const;

/** The server answers at these before any route is asked, and at all that is below one that ends in a slash. */
export const serverPaths = [
  "/.well-known/security.txt",
  "/.well-known/ucp",
  "/apple-touch-icon.png",
  "/appointment.ics",
  "/catalogue.xml",
  "/count",
  "/counts.csv",
  "/dresses-table",
  "/personal-data",
  "/dresses.atom",
  "/favicon.ico",
  "/favicon.svg",
  "/files/",
  "/healthz",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable-512.png",
  "/images/",
  "/llms.txt",
  "/manifest.webmanifest",
  "/metrics",
  "/preview/",
  "/readyz",
  "/rental.ics",
  "/rental.json",
  "/robots.txt",
  "/sitemap.xml",
  "/static/",
  "/studio/",
  "/ucp/asking.json",
  "/ucp/mcp",
  "/webhooks/content",
  "/wordmark.svg",
] as const;

/** Whoever adds an address to the server adds it to the list, which the compiler asks for. */
export type ServerPath = (typeof serverPaths)[number];

/** The content's API has its version first: "/v2025-02-19/data". */
export const contentVersion = /^v(?:1|x|\d{4}-\d{2}-\d{2})$/i;

type Module = (typeof screens)[keyof typeof screens]["module"] | (typeof files)[keyof typeof files];

/** The router calls a route by its module's path, without the ending. */
export type RouteId = IdOf<Module>;
type IdOf<File> = File extends `${infer Name}.ts${string}` ? Name : never;
