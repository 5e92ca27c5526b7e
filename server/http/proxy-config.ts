import type { IncomingMessage } from "node:http";
import { type ProxyTrust, readForwarded } from "@trousseau/content-lake/proxy-trust";

/** How visitors reach the shop. See settings: PUBLIC_URL and TRUST_PROXY. */
export type ProxyConfig = { publicUrl: string | undefined; trustsProxy: ProxyTrust | false };

/** "https://shop.example": what addresses in the page begin with. Undefined when the visitor sent no usable host. */
export function publicOrigin(
  request: IncomingMessage,
  { publicUrl, trustsProxy }: ProxyConfig,
): string | undefined {
  if (publicUrl) return publicUrl;
  const forwarded = readForwarded(request, trustsProxy);
  const host = forwarded.host ?? request.headers.host;
  // "999.999.999.999" looks like a host, and is none.
  if (!host || !usableHost.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  const { protocol } = forwarded;
  const isSecure = protocol ? protocol === "https" : "encrypted" in request.socket;
  return `${isSecure ? "https" : "http"}://${host}`;
}

/** The visitor's IP address, as far as can be known: failed logins are counted by it. */
export function clientIp(request: IncomingMessage, { trustsProxy }: ProxyConfig): string {
  return readForwarded(request, trustsProxy).address;
}

/** A host name or an IP address, with or without a port: nothing that could end an attribute or begin a path. */
const usableHost = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i;
