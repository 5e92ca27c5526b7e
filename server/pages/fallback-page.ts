import { createHash } from "node:crypto";
import type { Branding } from "#model/brand/identity.ts";
import { isDark } from "#model/brand/palette-tokens.ts";
import { familyName, typePairings } from "#model/brand/type-pairings.ts";
import { trackingOf } from "#model/texts/joined-scripts.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import { markupText } from "#model/web/markup.ts";
import { contentSecurityPolicy, ownPagesOnly } from "#model/web/security-headers.ts";
import busyWords from "#words/busy.json" with { type: "json" };
import loadingWords from "#words/loading.json" with { type: "json" };
import { languageTag, textDirection } from "#words/locale.ts";

/** How long a client, or a page that reloads by itself, waits before the next attempt, in seconds. */
export const RETRY_AFTER = "5";

/** Self-contained, because nothing else can be loaded. */
function styleOf({ wordmark, palette: { paper, ink, inkSoft, line }, pairing }: Branding): string {
  const { display, text } = typePairings[pairing];
  const tracking = `${0.16 * trackingOf(wordmark)}em`;
  return `
html{height:100%;background:${paper};color:${ink};color-scheme:${isDark({ paper, ink }) ? "dark" : "light"}}
body{margin:0;min-height:100%;display:grid;place-content:center;justify-items:center;gap:2rem;text-align:center}
b{padding:0 1.25rem;text-wrap:balance;font:400 clamp(1.25rem,1.2rem + 1.7vw,3rem)/1 "${familyName(display)}",Didot,"Bodoni 72",serif;letter-spacing:${tracking};text-transform:uppercase;margin-right:-${tracking}}
i{display:block;direction:ltr;width:8rem;height:1px;background:${line};overflow:hidden}
i::after{content:"";display:block;width:40%;height:100%;background:${ink};animation:a 1.6s cubic-bezier(.4,0,.2,1) infinite}
p{margin:0;padding:0 1.5rem;font:400 .75rem/1.6 "${familyName(text)}","Century Gothic",Futura,sans-serif;letter-spacing:${0.14 * trackingOf(loadingWords.other)}em;color:${inkSoft}}
a{color:inherit;display:inline-block;padding:.5rem}
[dir=rtl] i{transform:scaleX(-1)}
@keyframes a{from{transform:translateX(-100%)}to{transform:translateX(250%)}}
@media (prefers-reduced-motion:reduce){i::after{width:100%;animation:none}}
`.trim();
}

/** A line under the wordmark moves for as long as something is on its way. */
const moving = "<i></i>";
export const still = "";

/** The beginning of a page without the router: head and wordmark. The caller writes each `<p>` and the end. */
export function bareDocument(label: Branding, line: typeof moving | typeof still = moving): string {
  const name = markupText(label.wordmark);
  const mark = name && `<main><b>${name}</b></main>`;
  return `<!doctype html><html lang="${languageTag}" dir="${textDirection}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${name || loadingWords.other}</title><style>${styleOf(label)}</style></head><body>${mark}${line}`;
}

/** A whole page that says one thing. */
export function bareResponse(
  label: Branding,
  words: string,
  { status, headers }: { status: number; headers: Record<string, string> },
): Response {
  return new Response(`${bareDocument(label, still)}<p>${words}</p></body></html>`, {
    status,
    headers: { ...headers, ...bareDocumentHeaders(label) },
  });
}

/** The headers of a response with status 503. */
export const unavailable = { "Cache-Control": cachePolicies.never, "Retry-After": RETRY_AFTER };

/** The headers of a bare document, whatever its status. */
export function bareDocumentHeaders(label: Branding) {
  return {
    ...ownPagesOnly,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": contentSecurityPolicy({
      scriptHashes: [],
      styleHashes: [createHash("sha256").update(styleOf(label)).digest("base64")],
      pictureHost: undefined,
    }),
  };
}

const refresh = `<meta http-equiv="refresh" content="${RETRY_AFTER}">`;

/** Answers a request that would have to wait too long for its rendering. */
export function busyResponse(kind: "page" | "form" | "data", label: Branding): Response {
  if (kind === "data") return new Response("Too much at once.", { status: 503, headers: unavailable });
  const end = `<p role="status">${busyWords[kind]}</p>${kind === "page" ? refresh : ""}</body></html>`;
  const headers = { ...unavailable, ...bareDocumentHeaders(label) };
  return new Response(bareDocument(label) + end, { status: 503, headers });
}
