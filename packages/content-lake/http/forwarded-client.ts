import type { IncomingMessage } from "node:http";

/** Who sent a request, and the URL that their browser used: what a proxy in front would otherwise hide. */
export interface Client {
  /** An IP address, or "unknown". */
  address: string;
  url: URL;
}

/**
 * Undefined when host and path make no URL, or one with a name and a password in it: a visitor writes both. `trustsProxy` takes them from X-Forwarded-For, -Host and -Proto,
 * of which the last entry counts: it is the nearest proxy's, and a visitor may have written the others.
 */
export function forwardedClient(
  { headers, url = "/", socket }: IncomingMessage,
  trustsProxy: boolean,
): Client | undefined {
  const forwarded = (name: string) => (trustsProxy ? last(headers[`x-forwarded-${name}`]) : undefined);
  const isSecure = forwarded("proto") === "https";
  const host = forwarded("host") ?? headers.host ?? "localhost";
  const origin = `${isSecure ? "https" : "http"}://${host}`;
  // An absolute URL in the request line, or a path that begins with two slashes, would name another host.
  const requested = url.startsWith("/") && isHost(host) ? URL.parse(origin + url) : null;
  if (requested === null || requested.host !== new URL(origin).host) return undefined;
  return { address: forwarded("for") ?? socket.remoteAddress ?? "unknown", url: requested };
}

/** A host name or an IP address, with or without a port. "999.999.999.999" looks like one, and is none. */
function isHost(host: string): boolean {
  return /^([\w.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`);
}

function last(header: string | string[] | undefined): string | undefined {
  const entry = String(header ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  return entry === "" ? undefined : entry;
}
