import type { IncomingMessage } from "node:http";

/** How visitors reach the shop. See settings: PUBLIC_URL and TRUST_PROXY. */
export type ProxyConfig = { publicUrl: string | undefined; trustsProxy: boolean };

/** "https://shop.example": what addresses in the page begin with. Undefined when the visitor sent no usable host. */
export function publicOrigin(
  { headers, socket }: IncomingMessage,
  { publicUrl, trustsProxy }: ProxyConfig,
): string | undefined {
  if (publicUrl) return publicUrl;
  const host = (trustsProxy && first(headers["x-forwarded-host"])) || headers.host;
  // "999.999.999.999" looks like a host, and is none.
  if (!host || !usableHost.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  const forwarded = trustsProxy ? first(headers["x-forwarded-proto"]) : undefined;
  const isSecure = forwarded ? forwarded === "https" : "encrypted" in socket;
  return `${isSecure ? "https" : "http"}://${host}`;
}

/**
 * The visitor's IP address, as far as can be known: failed logins are counted by it. Of the forwarded addresses the last is the one
 * that our own proxy has seen; a visitor may have written the others.
 */
export function clientIp({ headers, socket }: IncomingMessage, { trustsProxy }: ProxyConfig): string {
  const forwarded = trustsProxy ? headers["x-forwarded-for"] : undefined;
  const nearest = String(forwarded ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  return nearest || (socket.remoteAddress ?? "unknown");
}

/** A host name or an IP address, with or without a port: nothing that could end an attribute or begin a path. */
const usableHost = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i;

/** Each proxy on the way appends its own word; the visitor's side is the first. */
function first(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header[0] : header;
  return text?.split(",")[0]?.trim();
}
