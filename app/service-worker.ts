import { clientsClaim, type WorkboxPlugin } from "workbox-core";
import type { CacheWillUpdateCallbackParam } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { NetworkFirst } from "workbox-strategies";
import { partsOf } from "#model/screens/language-path.ts";
import { tidiedPath } from "#model/screens/path-matcher.ts";
import { screenAt } from "#model/screens/screens.ts";
import { WANTED_PARAM } from "#model/screens/url-parameters.ts";
import {
  isStorable,
  OFFLINE_PATH,
  type PageStore,
  storeAt,
  storedAddress,
  storedPage,
} from "./site/stored-pages.ts";

declare function skipWaiting(): Promise<void>;

// The network answers first, and what it has sent opens without it: docs/decisions/040-offline.md.
void skipWaiting();
clientsClaim();

/** All together take some 20 MB of the device. */
const MOST = { pages: 60, lists: 12, files: 400, pictures: 150 };

/** A browser asks for a picture in other words than a script does, and means the same. */
const matchOptions = { ignoreVary: true };

/** Studio shows pictures that no visitor has seen. */
const STUDIO = /^[^?]*\/studio(\/|$)/;

const files = new NetworkFirst({ cacheName: "files", matchOptions, plugins: storedOnce("files", /./) });

const pages = {
  offline: pagesIn("offline"),
  lists: pagesIn("lists", limited(MOST.lists)),
  pages: pagesIn("pages", limited(MOST.pages)),
};

registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && screenAt(partsOf(url.pathname).path) !== undefined && request.destination !== "iframe",
  (options) => pages[storeAt(options.url.pathname)].handle(options),
);

// The shop redirects another spelling of an address, and without it the last handler does.
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin &&
    request.mode === "navigate" &&
    screenAt(partsOf(plainPath(url.pathname)).path) !== undefined,
  ({ request }) => fetch(request),
);

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/static/"), files);

registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin &&
    request.destination === "image" &&
    /^\/(images|house)\//.test(url.pathname) &&
    !STUDIO.test(request.referrer),
  new NetworkFirst({
    cacheName: "pictures",
    matchOptions,
    plugins: storedOnce("pictures", /^image\//),
  }),
);

/** The network has failed, and nothing is stored under this address: of a picture another size may be. */
setCatchHandler(async ({ url, request }) => {
  const error = Response.error();
  if (!url || !request) return error;
  if (request.destination === "image")
    return (
      (await caches.match(request, { cacheName: "pictures", ...matchOptions, ignoreSearch: true })) ?? error
    );
  if (request.mode !== "navigate") return error;
  const offlinePath = partsOf(url.pathname).base + OFFLINE_PATH;
  const offline = await storedPage({ pathname: offlinePath, search: "" });
  if (!offline || url.pathname === offlinePath) return offline ?? error;
  for (const pathname of [url.pathname, plainPath(url.pathname)]) {
    const address = { pathname, search: url.search };
    if (await storedPage(address)) return Response.redirect(storedAddress(address));
  }
  const wanted = new URLSearchParams({ [WANTED_PARAM]: url.pathname + url.search });
  return Response.redirect(`${offlinePath}?${wanted}`);
});

function plainPath(pathname: string): string {
  return tidiedPath(pathname).toLowerCase();
}

function pagesIn(cacheName: PageStore, ...limits: WorkboxPlugin[]) {
  return new NetworkFirst({
    cacheName,
    matchOptions,
    plugins: [
      { cacheWillUpdate: pageToStore },
      ...limits,
      { cachedResponseWillBeUsed: async ({ request, cachedResponse }) => marked(request, cachedResponse) },
    ],
  });
}

/** A page is stored under its plain address, with its date, and after the files that it names. */
async function pageToStore({ request, response, event }: CacheWillUpdateCallbackParam) {
  const url = new URL(request.url);
  const isWhole = url.pathname + url.search === storedAddress(url) && storedAt(response) > 0;
  if (!isWhole || !isStorable(response, /^text\/html/)) return null;
  const html = await response.clone().text();
  const names = Array.from(html.matchAll(/"(\/static\/[\w./-]+)"/g), ([, name = ""]) => name);
  for (const name of new Set(names))
    if (!(await caches.match(name))) await files.handle({ request: name, event });
  return response;
}

/** Returns milliseconds since 1970. */
function storedAt({ headers }: Response): number {
  return Date.parse(headers.get("Date") ?? "");
}

/** The page says since when it has been here: site/offline-copies.tsx. */
async function marked(request: Request, stored: Response | null | undefined) {
  if (!stored || request.mode !== "navigate") return stored;
  const html = await stored.text();
  return new Response(html.replace("<html", `<html data-stored-at="${storedAt(stored)}"`), stored);
}

/** A file that is named after its content is written to the device once. */
function storedOnce(cacheName: "files" | "pictures", type: RegExp): WorkboxPlugin[] {
  return [
    {
      async cacheWillUpdate({ request, response }) {
        const isImmutable = response.headers.get("Cache-Control")?.includes("immutable");
        if (isImmutable && (await caches.match(request, { cacheName, ...matchOptions }))) return null;
        return isStorable(response, type) ? response : null;
      },
    },
    limited(MOST[cacheName]),
  ];
}

/** The oldest go first, and all of them where the device has no room. */
function limited(maxEntries: number): WorkboxPlugin {
  // @ts-expect-error Workbox declares its plugins without exactOptionalPropertyTypes in mind.
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });
}
