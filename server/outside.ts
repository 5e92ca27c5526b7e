import type { IncomingMessage } from "node:http";

/** How the outside sees the shop. See settings: PUBLIC_URL and TRUST_PROXY. */
export type Outside = { publicUrl: string | undefined; trustsProxy: boolean };

/** "https://shop.example": what addresses in the page begin with. Undefined when the visitor sent no usable host. */
export function originOf(
  { headers, socket }: IncomingMessage,
  { publicUrl, trustsProxy }: Outside,
): string | undefined {
  if (publicUrl) return publicUrl;
  const host = (trustsProxy && first(headers["x-forwarded-host"])) || headers.host;
  if (!host || !usableHost.test(host)) return undefined;
  const forwarded = trustsProxy ? first(headers["x-forwarded-proto"]) : undefined;
  const isSecure = forwarded ? forwarded === "https" : "encrypted" in socket;
  return `${isSecure ? "https" : "http"}://${host}`;
}

/** Whose request it is, as far as can be known: what failed logins are counted by. */
export function addressOf({ headers, socket }: IncomingMessage, { trustsProxy }: Outside): string {
  return (trustsProxy && first(headers["x-forwarded-for"])) || (socket.remoteAddress ?? "unknown");
}

/** A name or number, perhaps with a port: nothing that could end an attribute or begin a path. */
const usableHost = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i;

/** Each proxy on the way appends its own word; the visitor's side is the first. */
function first(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header[0] : header;
  return text?.split(",")[0]?.trim();
}
