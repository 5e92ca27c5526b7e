import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import { modules, style } from "virtual:sheets";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { Identity } from "#model/brand/identity.ts";
import { filmShade, shadesIn, wordsOverPictures } from "#model/brand/words-over-pictures.ts";
import { addressBelow, alternatesOf, isSpokenBelow } from "#model/screens/language-path.ts";
import type { Shop } from "#model/services/shop.ts";
import { SCRIPT_MARK_HEADER } from "#model/web/security-headers.ts";
import { text as bootScript } from "./boot/boot.ts?script";
import { labelData } from "./label-data.ts";
import { firstFonts, HeadContext, LAYERS } from "./label-head.tsx";
import { shopContext } from "./shop-context.server.ts";
import { rulesOfDocument, sheetRules } from "./styles/sheet-rules.ts";
import { sharedPath } from "./ui/language-base.ts";

/** Every loader reads from memory: one that takes this long, in milliseconds, will not finish at all. */
export const streamTimeout = 5_000;

const rules = sheetRules(style);

/** Nobody guesses so many bytes while one page is rendered. */
const MARK_BYTES = 16;

/**
 * Renders the whole document before a byte is sent: it is cached and compressed as one piece, and a crawler gets the
 * same page as a shopper.
 */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  routerContext: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const shop = routerContext.get(shopContext);
  const { texts, origin, requestId } = shop;
  const { identity, home } = texts;
  const film = home.sections.find(({ _type, isHidden }) => _type === "heroSection" && !isHidden);
  const shade = film?._type === "heroSection" ? filmShade(film) : undefined;
  const overPictures = wordsOverPictures(identity.palette, shade, shadesIn(texts));
  const scriptMark = randomBytes(MARK_BYTES).toString("base64url");
  headers.set(SCRIPT_MARK_HEADER, scriptMark);
  const isHome = sharedPath(new URL(request.url).pathname) === "/";
  const own = isHome ? labelData(texts, origin) : undefined;
  const html = await htmlOf(
    <HeadContext
      value={{
        identity,
        overPictures,
        moduleSheet: modules,
        bootScript,
        scriptMark,
        labelData: own,
        requestId,
      }}
    >
      <ServerRouter context={context} url={request.url} nonce={scriptMark} />
    </HeadContext>,
    scriptMark,
  );
  return new Response(withAlternates(withFonts(withStyles(html), identity), shop), { status, headers });
}

/** Only now are the classes of the document known. */
function withStyles(html: string): string {
  return html.replace(LAYERS, () => LAYERS + rulesOfDocument(rules, html));
}

/** Chromium holds back the first paint for a font that the head preloads, where React would put it. */
function withFonts(html: string, identity: Identity): string {
  const preloads = firstFonts(identity, html.includes("<i>")).map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="anonymous"/>`,
  );
  return html.replace(/<body[^>]*>/, (body) => body + preloads.join(""));
}

/** A page that names its own address names the same page in the shop's other languages beside it, where they say something of it. */
function withAlternates(html: string, { origin, place, catalogue }: Shop): string {
  if (!place) return html;
  const host = origin.slice(0, origin.length - place.base.length);
  return html.replace(/<link rel="canonical" href="([^"]*)"\/>/, (link, address: string) => {
    const path = address.slice(origin.length) || "/";
    const unspoken = catalogue.unspoken?.get(path.replace(/\?.*/, ""));
    if (!isSpokenBelow(place.base, unspoken)) return '<meta name="robots" content="noindex"/>';
    const others = alternatesOf(place.languages, unspoken).map(
      ({ hreflang, base }) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${host}${addressBelow(base, path)}"/>`,
    );
    return link + others.join("");
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A form was sent to where none is, and that has been responded to.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (request.signal.aborted) return;
  const { log, requestId } = context.get(shopContext);
  log("error", "screen failed", { request: requestId, path: new URL(request.url).pathname, error });
};

/** The document is one piece, without placeholders that a script would have to put right. */
function htmlOf(document: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = [];
    const whole = new Writable({
      write(piece: Uint8Array, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        resolve(Buffer.concat(pieces).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(document, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(whole),
      onShellError: reject,
      onError: reject,
    });
  });
}
