import type { IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import type { KeptPage, Wire } from "./kept-page.ts";

export function sendPage(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  const { etag, headers, body } = wireFor(request.headers["accept-encoding"] ?? "", page);
  if (page.status === 200 && isHeld(request.headers["if-none-match"], etag)) {
    const { vary = "", "cache-control": policy = "" } = headers;
    response.writeHead(304, { etag, vary, "cache-control": policy }).end();
    return;
  }
  response.writeHead(page.status, headers);
  if (request.method === "HEAD") response.end();
  else response.end(body);
}

function wireFor(accepted: string, page: KeptPage): Wire {
  if (/\bbr\b(?!\s*;\s*q=0(?!\.0*[1-9]))/.test(accepted)) return page.br;
  if (/\bgzip\b(?!\s*;\s*q=0(?!\.0*[1-9]))/.test(accepted)) return page.gzip;
  return unpacked(page.gzip);
}

/** Scripts and old tools only: not worth a third copy in memory. */
function unpacked(wire: Wire): Wire {
  const body = gunzipSync(wire.body);
  const { "content-encoding": _, ...headers } = wire.headers;
  const etag = wire.etag.replace("-gzip", "");
  return { etag, body, headers: { ...headers, etag, "content-length": String(body.byteLength) } };
}

/** A proxy may have marked ours as weak on its way. */
function isHeld(held: string | undefined, etag: string): boolean {
  return (
    held !== undefined &&
    (held === etag || held.split(/,\s*/).some((one) => one === "*" || one.replace(/^W\//, "") === etag))
  );
}
