import { createHash } from "node:crypto";
import { siteOf } from "@trousseau/host/rate-limit.ts";
import { createTaskQueue } from "@trousseau/host/task-queue.ts";
import { LRUCache } from "lru-cache";
import type { ContentStore } from "#content/content-store.server.ts";
import { inCategory } from "#model/dresses/catalogue.ts";
import { categoryOf } from "#model/dresses/category.ts";
import { findDress } from "#model/dresses/find-dress.server.ts";
import { type ProductPicture, pictureIn } from "#model/dresses/product.ts";
import { withQuery } from "#model/pictures/rendition.ts";
import { decodedSegment } from "#model/screens/path-matcher.ts";
import { COLOUR_PARAM } from "#model/screens/url-parameters.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import type { FetchHandler } from "#server/http/middleware.ts";
import { log } from "#server/log.ts";
import { readBody } from "#server/pages/visitor-forms.ts";
import { DRESS, drawSocialPicture, SOCIAL, type SocialTexts } from "./draw-social-picture.ts";
import type { OutlineText } from "./text-outline.ts";

const socialPath = /^(?:\/(product|collection)\/([^/]+))?\/social\.jpg$/;

/** A picture takes some 60 KB; only shared links have theirs drawn. */
const MAX_CACHED = 100;

/** Drawing takes some 0.15 s. A visitor who would wait for seconds is shown the plain picture. */
const MAX_WAITING = 16;

type ShownContent = Pick<ContentStore, "current" | "texts" | "onChange">;
/** `picture` shows the dress; a shop that is not open yet has none. */
type Subject = { slug: string; picture: ProductPicture | undefined; texts: SocialTexts };
type Drawn = { bytes: Uint8Array<ArrayBuffer>; etag: string };

/** Serves /product/aurelie/social.jpg (in another colour with "?colour=ivory"), /collection/tulle-dresses/social.jpg, and /social.jpg for every other page. */
export function socialPictures(
  store: ShownContent,
  readBytes: ReadPictureBytes,
  fontFolder: string,
): FetchHandler {
  const pictures = new LRUCache<string, Promise<Drawn | undefined>>({ max: MAX_CACHED });
  const queue = createTaskQueue({
    // Pages are answered meanwhile.
    concurrency: 1,
    maxWaiting: MAX_WAITING,
    busyMessage: "Too many pictures are waiting.",
  });
  let outlineText: Promise<OutlineText> | undefined;
  store.onChange(() => {
    outlineText = undefined;
    pictures.clear();
  });

  function drawOnce(key: string, subject: Subject, address: string): Promise<Drawn | undefined> {
    const cachedPicture = pictures.get(key);
    if (cachedPicture) return cachedPicture;
    const drawn = queue.run(() => draw(key, subject), siteOf(address));
    pictures.set(key, drawn);
    drawn.catch(() => pictures.peek(key) === drawn && pictures.delete(key));
    return drawn;
  }

  async function draw(key: string, { picture, texts }: Subject): Promise<Drawn | undefined> {
    try {
      const dress = picture && (await readBytes(picture, 2 * DRESS.width, 2 * DRESS.height));
      // Most processes never draw one, so the outliner is loaded with the first.
      const { identity } = store.texts();
      outlineText ??= import("./text-outline.ts").then(({ openTextOutliner }) =>
        openTextOutliner(fontFolder, identity.pairing),
      );
      const bytes = await drawSocialPicture(dress, texts, identity, await outlineText);
      return bytes && { bytes, etag: etagOf(bytes) };
    } catch (error) {
      log("warning", "social picture not drawn", { key, error });
      throw error;
    }
  }

  return async (request, address) => {
    const { pathname, searchParams } = new URL(request.url);
    const [path, kind, segment = ""] = socialPath.exec(pathname) ?? [];
    const colour = searchParams.get(COLOUR_PARAM);
    const subject = path && subjectOf(store, { kind, slug: decodedSegment(segment), colour });
    if (!subject) return undefined;
    if (!["GET", "HEAD"].includes(request.method))
      return new Response(null, {
        status: 405,
        headers: { Allow: "GET, HEAD", "Cache-Control": cachePolicies.never },
      });
    const { slug, picture } = subject;
    // The path is no key, because anybody can spell it in many ways.
    const key = `${kind ?? ""} ${slug} ${picture?.src ?? ""}`;
    const drawn = await drawOnce(key, subject, address).catch(() => undefined);
    return drawn ? respond(drawn) : picture && instead(picture);
  };
}

type Asked = { kind: string | undefined; slug: string; colour: string | null };

function subjectOf(store: ShownContent, { kind, slug, colour }: Asked): Subject | undefined {
  const catalogue = store.current();
  const { identity, collections } = store.texts();
  if (!catalogue) return undefined;
  if (kind === "product") {
    const product = findDress(catalogue, slug);
    return (
      product && {
        slug: product.slug,
        picture: pictureIn(colour ?? undefined, product.pictures),
        texts: { title: product.name, wordmark: identity.wordmark },
      }
    );
  }
  const isOurs = !kind || Object.hasOwn(collections, slug);
  const [first = isOurs ? catalogue.products[0] : undefined] = inCategory(catalogue, slug);
  const texts = kind
    ? { title: categoryOf(slug, collections).label, wordmark: identity.wordmark }
    : { title: identity.wordmark.toUpperCase() };
  const isOpen = catalogue.products.length > 0;
  return first || (!kind && !isOpen) ? { slug, picture: first?.pictures[0], texts } : undefined;
}

function etagOf(bytes: Uint8Array): string {
  return `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
}

function respond({ bytes, etag }: Drawn): Response {
  const length = String(bytes.byteLength);
  const headers = { "Content-Type": "image/jpeg", "Content-Length": length, ETag: etag };
  return new Response(bytes, { headers: { ...headers, "Cache-Control": cachePolicies.file } });
}

/** Leads to the plain picture, until it can be drawn. */
function instead(picture: ProductPicture): Response {
  return new Response(null, {
    status: 302,
    headers: {
      Location: plainPicture(picture, SOCIAL.width, SOCIAL.height),
      "Cache-Control": cachePolicies.never,
    },
  });
}

/** The shop gives up on a picture host that takes longer, or sends more. */
const TIMEOUT_MS = 5_000;
const MAX_BYTES = 8 * 1024 * 1024;

type ReadPictureBytes = (picture: ProductPicture, width: number, height: number) => Promise<Uint8Array>;

/** `host` completes addresses without an origin. It comes from the settings, never from a visitor. */
export function createPictureBytes(host: string | undefined, timeoutMs = TIMEOUT_MS): ReadPictureBytes {
  return async (picture, width, height) => {
    const url = new URL(plainPicture(picture, width, height), host);
    const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`The picture host answered ${response.status}.`);
    const bytes = await readBody(response, MAX_BYTES);
    if (!bytes) throw new Error(`The picture is larger than ${MAX_BYTES} bytes.`);
    return bytes;
  };
}

/** The picture alone, in the same proportions, stands in where nothing can be composed. */
export function plainPicture({ src }: ProductPicture, width: number, height: number): string {
  return withQuery(src, `w=${width}&h=${height}&q=85&fit=crop&fm=jpg`);
}
