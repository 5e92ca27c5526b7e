import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv4, isIPv6 } from "node:net";

/** The connected proxy has the distance 0, the one that it names has 1. */
export type ProxyTrust = (address: string, distance: number) => boolean;

type Forwarded = {
  /** The address is "unknown" where there is none. */
  address: string;
  /** Only trusted proxies are believed, so this may be undefined. */
  host: string | undefined;
  protocol: string | undefined;
};

/** Nobody has more proxies in a row: a larger number is a port, or a mistake. */
const MOST_PROXIES = 9;

const HOW_TO_SAY =
  "must be the addresses of your proxies, such as 127.0.0.1 or 10.0.0.0/8,::1 (with commas between them), or how many there are, such as 1";

/** "true" would believe whoever connects, so it is refused. Throws a sentence that begins with "must be". */
export function readProxyTrust(text: string): ProxyTrust | false {
  const words = text.split(",").map((word) => word.trim());
  const [first = ""] = words;
  if (words.length === 1 && /^(false|no|off|0)$/i.test(first)) return false;
  if (words.length === 1 && /^\d+$/.test(first)) return aNumber(Number(first));
  if (words.length === 1 && /^(true|yes|on)$/i.test(first))
    throw new Error(`${HOW_TO_SAY}: "${first}" would believe whoever connects`);
  return addresses(words);
}

function aNumber(proxies: number): ProxyTrust {
  if (proxies > MOST_PROXIES) throw new Error(HOW_TO_SAY);
  return (_address, distance) => distance < proxies;
}

function addresses(words: readonly string[]): ProxyTrust {
  const list = new BlockList();
  for (const word of words) {
    const [address = "", prefix, ...more] = word.split("/");
    const family = familyOf(address);
    const bits = family === "ipv4" ? 32 : 128;
    const length = prefix === undefined ? bits : Number(prefix);
    if (!family || more.length > 0 || !/^\d{1,3}$/.test(prefix ?? "0") || length > bits)
      throw new Error(HOW_TO_SAY);
    list.addSubnet(address, length, family);
  }
  return (address) => {
    const family = familyOf(address);
    return family !== undefined && list.check(address, family);
  };
}

function familyOf(address: string): "ipv4" | "ipv6" | undefined {
  if (isIPv4(address)) return "ipv4";
  return isIPv6(address) ? "ipv6" : undefined;
}

/** A visitor may have written everything to the left of what trusted proxies wrote, so reading goes from right to left. */
export function readForwarded(
  request: Pick<IncomingMessage, "headers" | "socket">,
  options: ProxyOptions,
): Forwarded {
  const { headers, socket } = request;
  const trust = trustIn(request, options);
  const connected = socket.remoteAddress ?? "unknown";
  if (trust === false || !trust(connected, 0))
    return { address: connected, host: undefined, protocol: undefined };
  const named = entriesOf(headers, "x-forwarded-for").map(withoutPort).reverse();
  let address = connected;
  let distance = 0;
  while (trust(address, distance)) {
    distance += 1;
    const next = named[distance - 1];
    // Nothing is known beyond a word such as "unknown".
    if (next === undefined || isIP(next) === 0) break;
    address = next;
  }
  return {
    address,
    host: fromRight(entriesOf(headers, "x-forwarded-host"), distance),
    protocol: fromRight(entriesOf(headers, "x-forwarded-proto"), distance),
  };
}

/** Each proxy appends its word, or replaces what is there: the outermost trusted one is this many from the right. */
function fromRight(entries: readonly string[], proxies: number): string | undefined {
  return entries[Math.max(0, entries.length - proxies)] || undefined;
}

function entriesOf(headers: IncomingHttpHeaders, name: string): string[] {
  const text = String(headers[name] ?? "").trim();
  return text === "" ? [] : text.split(",").map((entry) => entry.trim());
}

/** Some proxies forward the port as well. */
export function withoutPort(entry: string): string {
  return entry.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, "$1$3");
}

/** A proxy in front would otherwise hide the sender and the URL that the browser used. */
export type Client = {
  /** The address is "unknown" where there is none. */
  address: string;
  url: URL;
};

export type ProxyOptions = {
  trustsProxy: ProxyTrust | false;
  /** Every account of a machine has its address: where there is a secret, a proxy shows it in the header `x-proxy-secret`. */
  proxySecret?: string | undefined;
};

/** Whoever shows the secret is believed, as one proxy where none is named. */
export function trustIn(
  { headers }: Pick<IncomingMessage, "headers">,
  { trustsProxy, proxySecret }: ProxyOptions,
): ProxyTrust | false {
  if (proxySecret === undefined) return trustsProxy;
  return showsSecret(headers, proxySecret) ? trustsProxy || oneProxy : false;
}

const SECRET_HEADER = "x-proxy-secret";

/** A visitor writes host and path, which may make no URL, or one with a name and a password in it. */
export function forwardedClient(incoming: IncomingMessage, options: ProxyOptions): Client | undefined {
  const { headers, url = "/" } = incoming;
  const forwarded = readForwarded(incoming, options);
  const isSecure = forwarded.protocol === "https";
  const host = forwarded.host ?? headers.host ?? "localhost";
  const origin = `${isSecure ? "https" : "http"}://${host}`;
  // An absolute URL, or a path that begins with two slashes, would name another host.
  const requested = url.startsWith("/") && isHost(host) ? URL.parse(origin + url) : null;
  if (requested === null || requested.host !== new URL(origin).host) return undefined;
  return { address: forwarded.address, url: requested };
}

const oneProxy: ProxyTrust = (_address, distance) => distance === 0;

function showsSecret(headers: IncomingHttpHeaders, secret: string): boolean {
  const shownSecret = Buffer.from(String(headers[SECRET_HEADER] ?? ""));
  const ownSecret = Buffer.from(secret);
  return (
    ownSecret.length > 0 && shownSecret.length === ownSecret.length && timingSafeEqual(shownSecret, ownSecret)
  );
}

/** "999.999.999.999" looks like a host and is none. */
function isHost(host: string): boolean {
  return /^([\w.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`);
}
