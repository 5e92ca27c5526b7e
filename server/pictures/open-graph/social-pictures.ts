import { createHash } from "node:crypto";
import { cachePolicies } from "#app/cache-policies.ts";
import { inCategory } from "#app/catalogue/catalogue.ts";
import { categoryOf } from "#app/catalogue/category.ts";
import { type ProductPicture, pictureIn } from "#app/catalogue/product.ts";
import { COLOUR_PARAM } from "#app/catalogue/url-parameters.ts";
import type { ContentStore } from "#app/content/content-store.server.ts";
import { findDress } from "#app/content/find-dress.server.ts";
import type { FetchHandler } from "#server/http/middleware.ts";
import { log } from "#server/log.ts";
import { createDrawingCache } from "./drawing-cache.ts";
import { plainPicture, type ReadPictureBytes } from "./picture-bytes.ts";
import { DRESS, drawSocialPicture, SOCIAL, type SocialTexts } from "./social-picture.ts";
import type { OutlineText } from "./text-outline.ts";

const socialPath = /^(?:\/(product|collection)\/([^/]+))?\/social\.jpg$/;

/** Some 60 KB each; only links that somebody shares are drawn. */
const MAX_CACHED = 100;

/** Each takes some 0.15 s: whoever would wait longer than a few seconds is shown the plain picture. */
const MAX_WAITING = 16;

type ShownContent = Pick<ContentStore, "current" | "texts" | "onChange">;
/** `picture`: of the dress; a shop that is not open yet has none. */
type Subject = { slug: string; picture: ProductPicture | undefined; texts: SocialTexts };
type Drawn = { bytes: Uint8Array<ArrayBuffer>; etag: string };

/** /product/aurelie/social.jpg, in another colour with "?colour=ivory", /collection/tulle-dresses/social.jpg, and /social.jpg for every other screen. */
export function socialPictures(
  store: ShownContent,
  readBytes: ReadPictureBytes,
  fontFolder: string,
): FetchHandler {
  const cache = createDrawingCache<Drawn>(MAX_CACHED, MAX_WAITING);
  let outlineText: Promise<OutlineText> | undefined;
  store.onChange(() => {
    outlineText = undefined;
    cache.clear();
  });

  async function draw(key: string, { picture, texts }: Subject): Promise<Drawn | undefined> {
    try {
      const dress = picture && (await readBytes(picture, 2 * DRESS.width, 2 * DRESS.height));
      // Loaded with the first of them: most processes never draw one.
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
    const subject = path && subjectOf(store, { kind, slug: decoded(segment), colour });
    if (!subject) return undefined;
    if (!["GET", "HEAD"].includes(request.method))
      return new Response(null, {
        status: 405,
        headers: { Allow: "GET, HEAD", "Cache-Control": cachePolicies.never },
      });
    const { slug, picture } = subject;
    // Not the path, which anybody can spell in many ways.
    const key = `${kind ?? ""} ${slug} ${picture?.src ?? ""}`;
    const visitor = { address, signal: request.signal };
    const drawn = await cache.get(key, visitor, () => draw(key, subject)).catch(() => undefined);
    return drawn ? respond(request, drawn) : picture && instead(picture);
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

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

function etagOf(bytes: Uint8Array): string {
  return `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
}

function respond(request: Request, { bytes, etag }: Drawn): Response {
  const headers = { "Cache-Control": cachePolicies.file, ETag: etag };
  if (request.headers.get("If-None-Match") === etag) return new Response(null, { status: 304, headers });
  const described = { ...headers, "Content-Type": "image/jpeg", "Content-Length": String(bytes.byteLength) };
  return new Response(request.method === "HEAD" ? null : bytes, { headers: described });
}

/** The plain picture, until it can be drawn. */
function instead(picture: ProductPicture): Response {
  return new Response(null, {
    status: 302,
    headers: {
      Location: plainPicture(picture, SOCIAL.width, SOCIAL.height),
      "Cache-Control": cachePolicies.never,
    },
  });
}
