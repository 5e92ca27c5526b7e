import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { forwardedClient, readForwarded, readProxyTrust } from "./proxy-trust.ts";

function from(remoteAddress: string, headers: Record<string, string | string[]>, url = "/v1/ping") {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: remoteAddress });
  const message = Object.assign(new IncomingMessage(socket), { url });
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
  ...["127.0.0.1|192.0.2.9", "10.0.0.0/8|127.0.0.1", "::1|127.0.0.1", "127.0.0.1|unknown"].map(unbelieved),
  ...["false|127.0.0.1", "0|127.0.0.1"].map(unbelieved),
])(
  "with the proxies %s, connected from %s, the visitor is %s at %s",
  (proxies = "", connected = "", ...expected) => {
    const { address, host, protocol } = readForwarded(from(connected, forwarded), {
      trustsProxy: readProxyTrust(proxies),
    });
    expect([address, host, protocol]).toEqual(expected);
  },
);

/** Nothing is believed that comes from there. */
function unbelieved(row: string): (string | undefined)[] {
  const [proxies = "", connected = ""] = row.split("|");
  return [proxies, connected, connected, undefined, undefined];
}

test("what a proxy leaves out is not made up, and what is no address ends the list", () => {
  const trust = readProxyTrust("127.0.0.1");
  const read = (headers: Record<string, string | string[]>) =>
    readForwarded(from("127.0.0.1", headers), { trustsProxy: trust });
  const nothing = { address: "127.0.0.1", host: undefined, protocol: undefined };
  expect(read({})).toEqual(nothing);
  expect(read({ "x-forwarded-for": "", "x-forwarded-host": " " })).toEqual(nothing);
  // This proxy replaces what the one before it has written.
  const replaced = { "x-forwarded-for": "203.0.113.7, 10.0.0.2", "x-forwarded-host": "shop.example" };
  const first = { address: "203.0.113.7", host: "shop.example", protocol: undefined };
  expect(readForwarded(from("127.0.0.1", replaced), { trustsProxy: readProxyTrust("2") })).toEqual(first);
});

test.each([
  ["203.0.113.7, unknown", "127.0.0.1"],
  ["203.0.113.7, ", "127.0.0.1"],
  ["203.0.113.7:1234", "203.0.113.7"],
  ["[2001:db8::7]:1234", "2001:db8::7"],
  [["198.51.100.1", "203.0.113.7"], "203.0.113.7"],
])("of the addresses %j the visitor's is %s", (list, address) => {
  const headers = { "x-forwarded-for": list };
  expect(
    readForwarded(from("127.0.0.1", headers), { trustsProxy: readProxyTrust("127.0.0.1") }).address,
  ).toBe(address);
});

test.each([
  ...["true", "yes", "on", "TRUE", "localhost", "127.0.0.1;::1", "10.0.0.0/33", "::/129", "10.0.0.0/"],
  ...["1.2.3", "10", "-1", "1,2", "127.0.0.1,", "10.0.0.0/8/8"],
])("%j names no proxy", (text) => {
  expect(() => readProxyTrust(text)).toThrow(/^must be the addresses of your proxies, such as 127\.0\.0\.1/);
});

const nobody = { trustsProxy: false } as const;
const secret = "known-to-two-processes";

const forgedHeaders = {
  host: "127.0.0.1:3900",
  "x-forwarded-for": "written-by-the-visitor, 203.0.113.7",
  "x-forwarded-host": "evil.example, shop.example",
  "x-forwarded-proto": "https",
};

test("behind a proxy of one's own the client is the one that it names last; anybody else's headers are ignored", () => {
  const request = from("unknown", forgedHeaders);
  const trusted = forwardedClient(request, { trustsProxy: readProxyTrust("1") });
  expect([trusted?.address, trusted?.url.href]).toEqual(["203.0.113.7", "https://shop.example/v1/ping"]);
  const other = forwardedClient(request, nobody);
  expect([other?.address, other?.url.href]).toEqual(["unknown", "http://127.0.0.1:3900/v1/ping"]);
});

test.each([
  [{ "x-proxy-secret": secret }, secret, "203.0.113.7"],
  [{}, secret, "unknown"],
  [{ "x-proxy-secret": "" }, secret, "unknown"],
  [{ "x-proxy-secret": `${secret}x` }, secret, "unknown"],
  [{ "x-proxy-secret": "k".repeat(secret.length) }, secret, "unknown"],
  [{ "x-proxy-secret": "" }, "", "unknown"],
  [{}, undefined, "unknown"],
])(
  "a parent that shows %j is believed only by who knows the secret %j: %s",
  (proof, proxySecret, address) => {
    const client = forwardedClient(from("unknown", { ...forgedHeaders, ...proof }), {
      ...nobody,
      proxySecret,
    });
    expect(client?.address).toBe(address);
  },
);

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
  expect(forwardedClient(from("unknown", { host }, url), nobody)).toBeUndefined();
});

test("with a secret a proxy's address alone is not believed, and those further out are as before", () => {
  const trustsProxy = readProxyTrust("127.0.0.1,203.0.113.7");
  const addressWith = (headers: Record<string, string>) =>
    readForwarded(from("127.0.0.1", { "x-forwarded-for": "198.51.100.1, 203.0.113.7", ...headers }), {
      trustsProxy,
      proxySecret: secret,
    }).address;
  expect([addressWith({}), addressWith({ "x-proxy-secret": secret })]).toEqual(["127.0.0.1", "198.51.100.1"]);
});
