import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { type ProxyTrust, readForwarded } from "./proxy-trust.ts";

/** Who sent a request, and the URL that their browser used: what a proxy in front would otherwise hide. */
export interface Client {
  /** An IP address, or "unknown". */
  address: string;
  url: URL;
}

export interface ProxyOptions {
  /** Whose X-Forwarded-For, -Host and -Proto are believed. */
  trustsProxy: ProxyTrust | false;
  /** Known to this process and its parent alone, which shows it in the header `x-proxy-secret`: then its words are believed as well. */
  proxySecret?: string | undefined;
}

/** The header with which a parent shows that it is the one that speaks of visitors. */
const SECRET_HEADER = "x-proxy-secret";

/** Undefined when host and path make no URL, or one with a name and a password in it: a visitor writes both. */
export function forwardedClient(
  incoming: IncomingMessage,
  { trustsProxy, proxySecret }: ProxyOptions,
): Client | undefined {
  const { headers, url = "/" } = incoming;
  const trust = showsSecret(headers, proxySecret) ? oneProxy : trustsProxy;
  const forwarded = readForwarded(incoming, trust);
  const isSecure = forwarded.protocol === "https";
  const host = forwarded.host ?? headers.host ?? "localhost";
  const origin = `${isSecure ? "https" : "http"}://${host}`;
  // An absolute URL in the request line, or a path that begins with two slashes, would name another host.
  const requested = url.startsWith("/") && isHost(host) ? URL.parse(origin + url) : null;
  if (requested === null || requested.host !== new URL(origin).host) return undefined;
  return { address: forwarded.address, url: requested };
}

const oneProxy: ProxyTrust = (_address, distance) => distance === 0;

function showsSecret(headers: IncomingHttpHeaders, secret: string | undefined): boolean {
  const shown = Buffer.from(String(headers[SECRET_HEADER] ?? ""));
  const known = Buffer.from(secret ?? "");
  return known.length > 0 && shown.length === known.length && timingSafeEqual(shown, known);
}

/** A host name or an IP address, with or without a port. "999.999.999.999" looks like one, and is none. */
function isHost(host: string): boolean {
  return /^([\w.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`);
}
