import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { forwardedClient, readForwarded, readProxyTrust } from "./proxy-trust.ts";

function from(remoteAddress: string, headers: Record<string, string | string[]>) {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: remoteAddress });
  const message = new IncomingMessage(socket);
  Object.assign(message.headers, headers);
  return message;
}

const forwarded = {
  "x-forwarded-for": "198.51.100.1, 203.0.113.7, 10.0.0.2",
  "x-forwarded-host": "evil.example, shop.example, inner",
  "x-forwarded-proto": "http, https, http",
};

test.each([
  ["127.0.0.1", "127.0.0.1", "10.0.0.2", "inner", "http"],
  ["127.0.0.1,10.0.0.0/8", "127.0.0.1", "203.0.113.7", "shop.example", "https"],
  ["127.0.0.1, 10.0.0.0/8, ::1", "::1", "203.0.113.7", "shop.example", "https"],
  ["127.0.0.1,10.0.0.0/8", "::ffff:127.0.0.1", "203.0.113.7", "shop.example", "https"],
  ["2001:db8::/32,10.0.0.2", "2001:db8::9", "203.0.113.7", "shop.example", "https"],
  ["1", "192.0.2.9", "10.0.0.2", "inner", "http"],
  ["2", "192.0.2.9", "203.0.113.7", "shop.example", "https"],
  ["9", "192.0.2.9", "198.51.100.1", "evil.example", "http"],
])("with the proxies %s, connected from %s, the visitor is %s at %s", (proxies, connected, ...expected) => {
  const { address, host, protocol } = readForwarded(from(connected, forwarded), readProxyTrust(proxies));
  expect([address, host, protocol]).toEqual(expected);
});

test.each([
  ["127.0.0.1", "192.0.2.9"],
  ["10.0.0.0/8", "127.0.0.1"],
  ["::1", "127.0.0.1"],
  ["127.0.0.1", "unknown"],
  ["false", "127.0.0.1"],
  ["0", "127.0.0.1"],
])("with the proxies %s nothing is believed that comes from %s", (proxies, connected) => {
  expect(readForwarded(from(connected, forwarded), readProxyTrust(proxies))).toEqual({
    address: connected,
    host: undefined,
    protocol: undefined,
  });
});

test("what a proxy leaves out is not made up, and what is no address ends the list", () => {
  const trust = readProxyTrust("127.0.0.1");
  const read = (headers: Record<string, string | string[]>) =>
    readForwarded(from("127.0.0.1", headers), trust);
  const nothing = { address: "127.0.0.1", host: undefined, protocol: undefined };
  expect(read({})).toEqual(nothing);
  expect(read({ "x-forwarded-for": "", "x-forwarded-host": " " })).toEqual(nothing);
  expect(read({ "x-forwarded-for": "203.0.113.7, unknown" }).address).toBe("127.0.0.1");
  expect(read({ "x-forwarded-for": "203.0.113.7, " }).address).toBe("127.0.0.1");
  expect(read({ "x-forwarded-for": "203.0.113.7:1234" }).address).toBe("203.0.113.7");
  expect(read({ "x-forwarded-for": "[2001:db8::7]:1234" }).address).toBe("2001:db8::7");
  expect(read({ "x-forwarded-for": ["198.51.100.1", "203.0.113.7"] }).address).toBe("203.0.113.7");
  // This proxy replaces what the one before it has written.
  const two = readProxyTrust("2");
  const once = from("127.0.0.1", {
    "x-forwarded-for": "203.0.113.7, 10.0.0.2",
    "x-forwarded-host": "shop.example",
  });
  expect(readForwarded(once, two)).toEqual({
    address: "203.0.113.7",
    host: "shop.example",
    protocol: undefined,
  });
});

test.each([
  "true",
  "yes",
  "on",
  "TRUE",
  "localhost",
  "127.0.0.1;::1",
  "10.0.0.0/33",
  "::/129",
  "10.0.0.0/",
  "1.2.3",
  "10",
  "-1",
  "1,2",
  "127.0.0.1,",
  "10.0.0.0/8/8",
])("%j names no proxy", (text) => {
  expect(() => readProxyTrust(text)).toThrow(/^must be the addresses of your proxies, such as 127\.0\.0\.1/);
});

const nobody = { trustsProxy: false } as const;
const secret = "known-to-two-processes";

function request(url: string, headers: Record<string, string>): IncomingMessage {
  const message = new IncomingMessage(new Socket());
  message.url = url;
  Object.assign(message.headers, headers);
  return message;
}

const written = {
  host: "127.0.0.1:3900",
  "x-forwarded-for": "written-by-the-visitor, 203.0.113.7",
  "x-forwarded-host": "evil.example, shop.example",
  "x-forwarded-proto": "https",
};

test("behind a proxy of one's own the client is the one that it names last", () => {
  const client = forwardedClient(request("/v1/ping", written), { trustsProxy: readProxyTrust("1") });
  expect(client?.address).toBe("203.0.113.7");
  expect(client?.url.href).toBe("https://shop.example/v1/ping");
});

test("anybody else's forwarded headers are ignored", () => {
  const client = forwardedClient(request("/v1/ping", written), nobody);
  expect(client?.address).toBe("unknown");
  expect(client?.url.href).toBe("http://127.0.0.1:3900/v1/ping");
});

test("a parent that shows the secret is believed, and nobody who does not know it", () => {
  const proxy = { trustsProxy: false, proxySecret: secret } as const;
  const addressWith = (shown: Record<string, string>) =>
    forwardedClient(request("/v1/ping", { ...written, ...shown }), proxy)?.address;
  expect(addressWith({ "x-proxy-secret": secret })).toBe("203.0.113.7");
  for (const shown of [
    {},
    { "x-proxy-secret": "" },
    { "x-proxy-secret": `${secret}x` },
    { "x-proxy-secret": "k".repeat(secret.length) },
  ])
    expect(addressWith(shown)).toBe("unknown");
  const empty = { trustsProxy: false, proxySecret: "" } as const;
  expect(forwardedClient(request("/", { ...written, "x-proxy-secret": "" }), empty)?.address).toBe("unknown");
});

test.each([
  ["/", "a b"],
  ["/", "shop.example:99999"],
  ["/", "name:password@shop.example"],
  ["/", "shop.example/path"],
  ["/", "shop.example?query"],
  ["/", "999.999.999.999"],
  ["http://elsewhere.example/", "shop.example"],
  ["@elsewhere.example/", "shop.example"],
  ["*", "shop.example"],
])("the path %j at the host %j is no URL", (url, host) => {
  expect(forwardedClient(request(url, { host }), nobody)).toBeUndefined();
});
