import { screens } from "#app/label/route-table.ts";
import { DRESS_PARAM } from "#app/label/url-parameters.ts";

/** The name of the browser's store for pages; app/service-worker.ts fills it. */
export const PAGES = "pages";

/** A page that was not seen before shows this one, without a connection. */
export const OFFLINE_PATH = "/offline";

/** More links than these are no help to somebody in a tunnel. */
const MOST_LISTED = 12;

export type StoredPage = { path: string; title: string };

const patterns = Object.keys(screens).map((path) => new RegExp(`^${path.replace(/:\w+/, "[^/]+")}$`));

export function isScreen(pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(pathname));
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

/** The pages that open without a connection, the newest first, and each once. Rejects where storage is refused. */
export async function storedPages(): Promise<StoredPage[]> {
  const cache = await caches.open(PAGES);
  const newest = new Map<string, Request>();
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    newest.delete(pathname);
    newest.set(pathname, request);
  }
  newest.delete(OFFLINE_PATH);
  const listed = [...newest.values()].reverse().slice(0, MOST_LISTED);
  return Promise.all(
    listed.map(async (request) => {
      const html = await cache.match(request).then((response) => response?.text());
      const { pathname, search } = new URL(request.url);
      return { path: pathname + search, title: headingIn(html ?? "") || pathname };
    }),
  );
}

/** Whether the page at this address opens without a connection. */
export async function isStored(url: URL): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  const address = await storedAddress(url).catch(() => undefined);
  return address !== undefined;
}

/** A page is stored without its parameters, except for the dresses of a list. */
export async function storedAddress({ pathname, search, searchParams }: URL): Promise<string | undefined> {
  const plain = searchParams.has(DRESS_PARAM) ? [] : [pathname];
  for (const address of [pathname + search, ...plain])
    if (await caches.match(address, { cacheName: PAGES })) return address;
  return undefined;
}

/** The heading of a page that was sent as a document. */
function headingIn(html: string): string {
  const [heading = ""] = /<h1\b.*?<\/h1>/s.exec(html) ?? [];
  return new DOMParser().parseFromString(heading, "text/html").body.textContent;
}
