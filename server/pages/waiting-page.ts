import { createHash } from "node:crypto";
import { cachePolicies, contentSecurityPolicy } from "#app/http.ts";
import { house } from "#app/label/house.ts";

/** How long one visit stays open for the first catalogue, in milliseconds: below what proxies give up at. */
const PATIENCE_MS = 25_000;

/** Said to machines, in seconds. */
const RETRY_AFTER = "5";

/** Values of app/styles/tokens.css; this page stands on its own because nothing else is there yet. */
const style = `
html{height:100%;background:#f8f4ee;color:#1c1815;color-scheme:light}
body{margin:0;min-height:100%;display:grid;place-content:center;justify-items:center;gap:2rem;text-align:center}
b{font:400 clamp(1.625rem,1.2rem + 1.7vw,3rem)/1 "Bodoni Moda",Didot,"Bodoni 72",serif;letter-spacing:.16em;text-transform:uppercase;margin-right:-.16em}
i{display:block;width:8rem;height:1px;background:#d8cec1;overflow:hidden}
i::after{content:"";display:block;width:40%;height:100%;background:#1c1815;animation:a 1.6s cubic-bezier(.4,0,.2,1) infinite}
p{margin:0;font:400 .75rem/1 Jost,"Century Gothic",Futura,sans-serif;letter-spacing:.14em;color:#635950}
@keyframes a{from{transform:translateX(-100%)}to{transform:translateX(250%)}}
@media (prefers-reduced-motion:reduce){i::after{width:100%;animation:none}}
`.trim();

const beginning = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${house.name}</title><style>${style}</style></head><body><main><b>${house.name}</b></main><i></i><p role="status">LOADING</p>`;

const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": cachePolicies.never,
  "Retry-After": RETRY_AFTER,
  "Content-Security-Policy": contentSecurityPolicy({
    scriptHashes: [],
    styleHashes: [createHash("sha256").update(style).digest("base64")],
    pictureHost: undefined,
  }),
};

/**
 * Shown while there is no catalogue at all: the first load still runs, or the content host is down and there is no
 * last good copy. It stays open until the catalogue is there and then asks for the same address again, by a tag rather than a
 * script, so that it heals itself everywhere.
 */
export function waitingPage(catalogue: Promise<unknown>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(encoder.encode(beginning));
      const isReady = await inTime(catalogue);
      const seconds = isReady ? "0" : RETRY_AFTER;
      controller.enqueue(encoder.encode(`<meta http-equiv="refresh" content="${seconds}"></body></html>`));
      controller.close();
    },
  });
  return new Response(body, { status: 503, headers });
}

/** For what no person looks at: an honest refusal, once waiting has not helped. */
export function notYet(): Response {
  return new Response("The catalogue is not here yet.", {
    status: 503,
    headers: { "Cache-Control": cachePolicies.never, "Retry-After": RETRY_AFTER },
  });
}

/** Whether it arrives before patience ends. */
export function inTime(arrival: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS, false);
    void arrival.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
