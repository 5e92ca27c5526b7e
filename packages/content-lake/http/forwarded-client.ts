import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { type ProxyTrust, readForwarded } from "./proxy-trust.ts";

/** A proxy in front would otherwise hide the sender and the URL that the browser used. */
export interface Client {
  /** The address is "unknown" where there is none. */
  address: string;
  url: URL;
}

export interface ProxyOptions {
  trustsProxy: ProxyTrust | false;
  /** A parent shows this secret in the header `x-proxy-secret`, and is then believed. */
  proxySecret?: string | undefined;
}

const SECRET_HEADER = "x-proxy-secret";

/** A visitor writes host and path, which may make no URL, or one with a name and a password in it. */
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
  // An absolute URL, or a path that begins with two slashes, would name another host.
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

/** "999.999.999.999" looks like a host and is none. */
function isHost(host: string): boolean {
  return /^([\w.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`);
}
