import { partsOf } from "#model/screens/language-path.ts";
import { WISHLIST_PATH } from "#model/screens/screen-paths.ts";
import { DRESS_PARAM } from "#model/screens/url-parameters.ts";

/** Names of the browser's stores for pages; app/service-worker.ts fills them. */
export type PageStore = "offline" | "lists" | "pages";

/** A page that was not seen before shows this one, without a connection. */
export const OFFLINE_PATH = "/offline";

/** More links than these are no help to somebody in a tunnel. */
const MOST_LISTED = 12;

type Address = Pick<URL, "pathname" | "search">;

export type StoredPage = { path: string; title: string };

/** Pages push neither the one for no connection nor a fitting list out of its store, however many are seen. */
export function storeAt(pathname: string): PageStore {
  const { path } = partsOf(pathname);
  if (path === OFFLINE_PATH) return "offline";
  return path === WISHLIST_PATH ? "lists" : "pages";
}

/** A page is stored without its parameters, except for the dresses of a list. */
export function storedAddress({ pathname, search }: Address): string {
  const dresses = search.split(/[?&]/).filter((part) => part.startsWith(`${DRESS_PARAM}=`));
  return dresses.length > 0 ? `${pathname}?${dresses.join("&")}` : pathname;
}

/** Whether a response may be shown again, to whoever uses this browser, as the kind of thing that was asked for. */
export function isStorable({ status, redirected, headers }: Response, type: RegExp): boolean {
  return (
    status === 200 &&
    !redirected &&
    type.test(headers.get("Content-Type") ?? "") &&
    !/no-store|private/.test(headers.get("Cache-Control") ?? "")
  );
}

/**
 * The pages of a language that open without a connection, each once: the fitting list, then the newest. One that names dresses stays
 * before one that does not. Rejects where storage is refused.
 */
export async function storedPages(base: string): Promise<StoredPage[]> {
  const newest = new Map<string, Request>();
  for (const store of ["pages", "lists"] satisfies PageStore[]) {
    for (const request of await (await caches.open(store)).keys()) {
      const { pathname, search } = new URL(request.url);
      if (partsOf(pathname).base !== base || (search === "" && newest.has(pathname))) continue;
      newest.delete(pathname);
      newest.set(pathname, request);
    }
  }
  const listed = [...newest.values()].reverse().slice(0, MOST_LISTED);
  return Promise.all(
    listed.map(async (request) => {
      const url = new URL(request.url);
      const { pathname, search } = url;
      const html = await storedPage(url).then((response) => response?.text());
      return { path: pathname + search, title: headingIn(html ?? "") || pathname };
    }),
  );
}

/** Whether the page at this address opens without a connection. */
export async function isStored(url: URL): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  const page = await storedPage(url).catch(() => undefined);
  return page !== undefined;
}

export function storedPage(url: Address): Promise<Response | undefined> {
  return caches.match(storedAddress(url), { cacheName: storeAt(url.pathname), ignoreVary: true });
}

/** The heading of a page that was sent as a document, in one line. */
function headingIn(html: string): string {
  const [heading = ""] = /<h1\b.*?<\/h1>/s.exec(html) ?? [];
  const { body } = new DOMParser().parseFromString(heading.replaceAll("<br/>", " "), "text/html");
  return body.firstElementChild?.getAttribute("aria-label") ?? body.textContent;
}
