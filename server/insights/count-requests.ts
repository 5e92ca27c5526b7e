import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { createRateLimit } from "@trousseau/host/rate-limit.ts";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { type Catalogue, findBySlug, inCategory } from "#model/dresses/catalogue.ts";
import type { Product } from "#model/dresses/product.ts";
import {
  COLLECTION_EVENT,
  COUNT_PATH,
  type Counted,
  dressEvents,
  HOME_EVENT,
  SEARCH_EVENT,
  SOURCE_EVENT,
} from "#model/services/visit-counts.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import { isOver } from "#server/enquiries/visitor-limits.ts";
import { fail, type Middleware } from "#server/http/middleware.ts";
import { clientIp, type ProxyConfig, publicOrigin } from "#server/http/proxy-config.ts";
import { heldPieces } from "#server/http/visitor-bodies.ts";
import { readBody } from "#server/pages/visitor-forms.ts";
import { languageTag } from "#words/locale.ts";
import type { Counter } from "./counter.ts";
import { sourceName } from "./source-name.ts";

/** The longest event has a slug, a colour and a size, percent-encoded. In bytes. */
const MOST_BYTES = 512;

/** Limits events of one address: 120, then one each two seconds. An office shares an address. */
const PER_ADDRESS = { burst: 120, perSecond: 0.5 };

/**
 * The names of this many browsers are remembered, because comparing one with all known programs takes longer than the
 * rest.
 */
const MOST_BROWSERS = 500;

const DONE = { "Cache-Control": cachePolicies.never };

type CountRequestsParts = {
  counter: Pick<Counter, "count">;
  /** Undefined while there is none. */
  catalogue(): Catalogue | undefined;
  proxy: ProxyConfig;
};

/**
 * Counts what the shop's own script reports. Programs, and browsers that ask not to be tracked, get the same answer
 * and are not counted. The address serves the limit, in memory, and goes no further.
 */
export function countRequests({ counter, catalogue, proxy }: CountRequestsParts): Middleware {
  const limit = createRateLimit(PER_ADDRESS);
  const people = new LRUCache<string, boolean>({
    max: MOST_BROWSERS,
    memoMethod: (browser) => browser !== "" && !isbot(browser),
  });

  function errorStatus(request: IncomingMessage): number | undefined {
    if (request.method !== "POST") return 405;
    if (!isOwn(request, proxy)) return 403;
    if (Number(request.headers["content-length"] ?? 0) > MOST_BYTES) return 413;
    return isOver(limit, clientIp(request, proxy)) ? 429 : undefined;
  }

  async function take(request: IncomingMessage, response: ServerResponse) {
    const sent = request.iterator({ destroyOnReturn: false });
    const body = await readBody({ body: heldPieces(sent, clientIp(request, proxy), response) }, MOST_BYTES);
    const currentCatalogue = catalogue();
    if (body && currentCatalogue) counter.count(countedIn(body.toString(), currentCatalogue));
    end(request, response, body === undefined ? 413 : 204);
  }

  return (request, response, next) => {
    if (request.url !== COUNT_PATH) return next();
    const status = errorStatus(request);
    const { headers } = request;
    if (status || refusesTracking(headers) || isAhead(headers) || !people.memo(headers["user-agent"] ?? ""))
      return end(request, response, status ?? 204);
    take(request, response).catch((error: unknown) => fail(request, response, error));
  };
}

function end(request: IncomingMessage, response: ServerResponse, status: number) {
  response.writeHead(status, status === 405 ? { ...DONE, Allow: "POST" } : DONE).end();
  // Nothing flows as long as an iterator holds on to it.
  setImmediate(() => request.resume());
}

/** Browsers send `Origin` with every form; a page of another site cannot leave it out. */
function isOwn(request: IncomingMessage, proxy: ProxyConfig): boolean {
  const { origin, "sec-fetch-site": site = "same-origin" } = request.headers;
  return origin !== undefined && site === "same-origin" && origin === publicOrigin(request, proxy);
}

/** Reads Global Privacy Control, and the older Do Not Track. */
function refusesTracking(headers: IncomingHttpHeaders): boolean {
  return headers["sec-gpc"] === "1" || headers.dnt === "1";
}

/** A page may be loaded in case somebody opens it: "prefetch", "prefetch;prerender". */
function isAhead(headers: IncomingHttpHeaders): boolean {
  return "sec-purpose" in headers || "purpose" in headers || "x-moz" in headers;
}

/** The name of a fabric or a cut is shorter; a sentence about a person is longer. */
const MOST_CHARACTERS = 24;

/** Letters alone exclude telephone numbers and addresses of any kind. */
const plainWords = /^\p{L}[\p{L}\p{M}’'-]*( \p{L}[\p{L}\p{M}’'-]*){0,2}$/u;

/**
 * Reads the events of a form. Anything that the catalogue does not know is dropped, so that nobody can fill the
 * counter.
 */
export function countedIn(body: string, catalogue: Catalogue): Counted[] {
  const sent = new URLSearchParams(body);
  for (const kind of dressEvents) {
    const slug = sent.get(kind);
    const product = slug === null ? undefined : findBySlug(catalogue, slug);
    if (!product) continue;
    const event = { kind, dress: product.slug, word: "" };
    return kind === "view" ? [event] : [event, ...chosenOf(product, sent)];
  }
  const elsewhere = besideDresses(sent, catalogue);
  if (elsewhere) return [{ ...elsewhere, dress: "" }];
  const words = searchWords(sent.get(SEARCH_EVENT) ?? "");
  return words && !findsSome(words, catalogue) ? [{ kind: SEARCH_EVENT, dress: "", word: words }] : [];
}

/** The home page, a collection that has dresses, or the site that a visit came from. */
function besideDresses(
  sent: URLSearchParams,
  catalogue: Catalogue,
): Pick<Counted, "kind" | "word"> | undefined {
  if (sent.has(HOME_EVENT)) return { kind: HOME_EVENT, word: "" };
  const collection = sent.get(COLLECTION_EVENT) ?? "";
  const isCollection = collection !== "" && inCategory(catalogue, collection).length > 0;
  if (isCollection) return { kind: COLLECTION_EVENT, word: collection };
  const source = sourceName(sent.get(SOURCE_EVENT) ?? "");
  return source ? { kind: SOURCE_EVENT, word: source } : undefined;
}

function chosenOf({ slug: dress, colours, sizes }: Product, sent: URLSearchParams): Counted[] {
  const colour = colours.find(({ slug }) => slug === sent.get("colour"));
  const size = sizes.find(({ label }) => label === sent.get("size"));
  return [
    ...(colour ? [{ kind: "colour", dress, word: colour.slug } as const] : []),
    ...(size ? [{ kind: "size", dress, word: size.label } as const] : []),
  ];
}

/** Gives one spelling; empty for words that may not be stored. */
function searchWords(text: string): string {
  const words = text.normalize("NFC").toLocaleLowerCase(languageTag).trim().replace(/\s+/g, " ");
  const length = [...words].length;
  return length > 1 && length <= MOST_CHARACTERS && plainWords.test(words) ? words : "";
}

function findsSome(words: string, { products }: Catalogue): boolean {
  return products.some(({ name }) => plain(name).includes(plain(words)));
}

function plain(text: string): string {
  return text
    .toLocaleLowerCase(languageTag)
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");
}
