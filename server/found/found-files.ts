import { createHash } from "node:crypto";
import Negotiator from "negotiator";
import type { ShownContent } from "#content/content-store.server.ts";
import type { ServerPath } from "#model/screens/route-table.ts";
import { SORT_PARAM } from "#model/screens/url-parameters.ts";
import type { LanguagePlace } from "#model/services/shop.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import type { FetchHandler, Middleware } from "#server/http/middleware.ts";
import { streamedText } from "#server/http/streamed-text.ts";
import { catalogueFeed } from "./catalogue-feed.ts";
import { manifest } from "./manifest.ts";
import { type FoundShop, markdownPage } from "./markdown-pages.ts";
import { newDressesFeed } from "./new-dresses-feed.ts";
import { sitemap } from "./sitemap.ts";

const MARKDOWN = "text/markdown";

type FoundFile = { type: string; pieces: Iterable<string> };

const files: ReadonlyMap<string, (shop: FoundShop) => FoundFile | undefined> = new Map(
  Object.entries({
    "/llms.txt": (shop) => markdownFile("/", shop, utf8("text/plain")),
    "/catalogue.xml": (shop) => ({ type: utf8("application/rss+xml"), pieces: catalogueFeed(shop) }),
    "/dresses.atom": (shop) => ({ type: utf8("application/atom+xml"), pieces: [newDressesFeed(shop)] }),
    "/manifest.webmanifest": ({ texts, origin, host = origin }) => ({
      type: "application/manifest+json",
      pieces: [manifest(texts, origin.slice(host.length))],
    }),
    "/robots.txt": ({ origin }) => ({ type: utf8("text/plain"), pieces: [robots(origin)] }),
    "/sitemap.xml": (shop) => ({ type: utf8("application/xml"), pieces: sitemap(shop) }),
  } satisfies Partial<Record<ServerPath, (shop: FoundShop) => FoundFile | undefined>>),
);

/**
 * Files for programs that read the shop, from the content of the moment: the pages in Markdown, at an address of their own or on request
 * at that of the page, the feeds, and what search engines and telephones ask for. They are made for each request, and their tag tells a
 * program that nothing has changed.
 */
export function foundFiles(
  store: Pick<ShownContent, "current" | "texts">,
  place: () => LanguagePlace | undefined = () => undefined,
  now = Date.now,
): FetchHandler {
  return (request) => {
    const catalogue = store.current();
    const { pathname, origin: host } = new URL(request.url);
    const { base = "", languages = [] } = place() ?? {};
    const origin = host + base;
    if (!catalogue || (request.method !== "GET" && request.method !== "HEAD")) return undefined;
    const shop = { catalogue, texts: store.texts(), origin, host, languages };
    const own = fileAt(pathname, shop);
    if (own) return answer(own, { ETag: tagOf(shop, now()), "Cache-Control": cachePolicies.data });
    const preferred = prefersMarkdown(request.headers.get("accept") ?? undefined);
    const page = preferred ? markdownFile(pathname, shop) : undefined;
    // A cache that knows the page by its address alone must not keep what somebody else asked for.
    return page && answer(page, { "Cache-Control": cachePolicies.never, Vary: "Accept" });
  };
}

function answer({ type, pieces }: FoundFile, cacheHeaders: Record<string, string>): Response {
  return new Response(streamedText(pieces), {
    // A search engine knows the pages and the dresses already.
    headers: { ...cacheHeaders, "Content-Type": type, "X-Robots-Tag": "noindex" },
  });
}

/** A dress that is out comes back with the day, and no publish says so. */
function tagOf({ catalogue, origin, languages = [] }: FoundShop, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10);
  const digest = createHash("sha256")
    .update(JSON.stringify([catalogue.revision, day, origin, languages]))
    .digest("base64url");
  return `W/"${digest.slice(0, 16)}"`;
}

/** Leaves a page that is wanted in Markdown to `foundFiles`. */
export function unlessMarkdown(servePage: Middleware): Middleware {
  return (request, response, next) =>
    prefersMarkdown(request.headers.accept) ? next() : servePage(request, response, next);
}

/** Browsers never name it. Whoever takes anything gets the page that people see. */
function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes(MARKDOWN)) return false;
  return new Negotiator({ headers: { accept } }).mediaType(["text/html", MARKDOWN]) === MARKDOWN;
}

function fileAt(pathname: string, shop: FoundShop): FoundFile | undefined {
  const make = files.get(pathname);
  if (make) return make(shop);
  const [, path] = /^(\/.+)\.md$/.exec(pathname) ?? [];
  return path === undefined ? undefined : markdownFile(path, shop);
}

function markdownFile(path: string, shop: FoundShop, type = utf8(MARKDOWN)): FoundFile | undefined {
  const text = markdownPage(path, shop);
  return text === undefined ? undefined : { type, pieces: [text] };
}

/** Everything may be read; data and sorted views only repeat what the pages say. */
function robots(origin: string): string {
  const repeated = ["/*.data$", "/*.data?", `/*?${SORT_PARAM}=`, `/*&${SORT_PARAM}=`];
  const lines = [
    "User-agent: *",
    ...repeated.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return `${lines.join("\n")}\n`;
}

function utf8(type: string): string {
  return `${type}; charset=utf-8`;
}
