import type { IncomingMessage, ServerResponse } from "node:http";
import type { KeptPage, Wire } from "./kept-page.ts";

export function sendPage(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  const { headers, body } = wireFor(request.headers["accept-encoding"] ?? "", page);
  if (page.status === 200 && isHeld(request.headers["if-none-match"], page.digest)) {
    const { etag = "", vary = "", "cache-control": policy = "" } = headers;
    response.writeHead(304, { etag, vary, "cache-control": policy }).end();
    return;
  }
  response.writeHead(page.status, headers);
  if (request.method === "HEAD") response.end();
  else response.end(body);
}

function wireFor(accepted: string, page: KeptPage): Wire {
  if (/\bbr\b(?!\s*;\s*q=0(?!\.0*[1-9]))/.test(accepted)) return page.br;
  if (/\bgzip\b(?!\s*;\s*q=0(?!\.0*[1-9]))/.test(accepted)) return page.gzip();
  return page.plain();
}

/** In whichever encoding the visitor has it; a proxy may have marked the tag as weak on its way. */
function isHeld(held: string | undefined, digest: string): boolean {
  if (held === undefined) return false;
  return held === "*" || held.includes(`"${digest}"`) || held.includes(`"${digest}-`);
}
