import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { readProxyTrust } from "@trousseau/host/proxy-trust.ts";
import { expect, test } from "vitest";
import type { Log } from "#model/services/logger.server.ts";
import {
  clientIp,
  localOrigin,
  publicOrigin,
  warnOfMissingAddress,
  warnOfUnknownProxy,
} from "./proxy-config.ts";

function request(headers: Record<string, string | string[]>, socket = new Socket()) {
  const message = new IncomingMessage(socket);
  Object.assign(message.headers, headers);
  return message;
}

const forwarded = {
  host: "inner:3000",
  "x-forwarded-host": "evil.example, shop.example",
  "x-forwarded-proto": "https",
};

test("PUBLIC_URL is the last word", () => {
  const proxy = { publicUrl: "https://public.example", trustsProxy: readProxyTrust("1") };
  expect(publicOrigin(request(forwarded), proxy)).toBe("https://public.example");
});

test("forwarded headers count only when they are trusted", () => {
  expect(publicOrigin(request(forwarded), { publicUrl: undefined, trustsProxy: readProxyTrust("1") })).toBe(
    "https://shop.example",
  );
  expect(publicOrigin(request(forwarded), { publicUrl: undefined, trustsProxy: false })).toBe(
    "http://inner:3000",
  );
});

test("a visitor cannot choose the address that failed logins are counted by", () => {
  const guessing = request({ "x-forwarded-for": "a-new-one-each-time, 203.0.113.7" });
  expect(clientIp(guessing, { publicUrl: undefined, trustsProxy: readProxyTrust("1") })).toBe("203.0.113.7");
  expect(clientIp(guessing, { publicUrl: undefined, trustsProxy: false })).toBe("unknown");
});

const none = { publicUrl: undefined, trustsProxy: false } as const;
const trusted = { publicUrl: undefined, trustsProxy: readProxyTrust("1") };

test.each(["shop", "shop.example", "SHOP-2.example:65535", "192.0.2.7:80", "[::1]", "[2001:db8::7]:3000"])(
  "host: %s",
  (host) => {
    expect(publicOrigin(request({ host }), none)).toBe(`http://${host}`);
  },
);

const noHosts =
  "shop/path user@shop [:::] shop:99999 999.999.999.999 shop: shop:1234567 shop:a [::1 ::1] x[::1] [::1]: [::1]x [::1]:123456";

test.each(["", "a b", 'shop"><script>', "shop.example\nx", ...noHosts.split(" ")])("%j is none", (host) => {
  expect(publicOrigin(request({ host }), none)).toBeUndefined();
});

test.each([
  [undefined, "http://127.0.0.1:3000"],
  ["0.0.0.0", "http://127.0.0.1:3000"],
  ["::", "http://127.0.0.1:3000"],
  ["::1", "http://[::1]:3000"],
  ["10.0.0.7", "http://10.0.0.7:3000"],
])("on this machine the shop that listens at %s is reached without a name", (host, origin) => {
  expect(localOrigin(host, 3000)).toBe(origin);
});

test("without a host there is no origin", () => {
  for (const proxy of [none, trusted]) expect(publicOrigin(request({}), proxy)).toBeUndefined();
});

test("of what is forwarded the last is our own proxy's, however it is sent; what it leaves out is asked elsewhere", () => {
  const lists = {
    host: "inner",
    "x-forwarded-host": [" a , b", " shop.example "],
    "x-forwarded-proto": " http , https",
  };
  expect(publicOrigin(request(lists), trusted)).toBe("https://shop.example");
  expect(publicOrigin(request({ host: "inner:3000" }), trusted)).toBe("http://inner:3000");
  expect(publicOrigin(request({ host: "inner", "x-forwarded-proto": "http" }), trusted)).toBe("http://inner");
});

test("a connection that is encrypted is so for its visitor, unless a proxy says otherwise", () => {
  const socket = Object.assign(new Socket(), { encrypted: true });
  expect(publicOrigin(request({ host: "shop.example" }, socket), none)).toBe("https://shop.example");
  const forwarded = { host: "shop.example", "x-forwarded-proto": "http" };
  expect(publicOrigin(request(forwarded, socket), trusted)).toBe("http://shop.example");
  expect(publicOrigin(request(forwarded, socket), none)).toBe("https://shop.example");
});

test("without a proxy, or where it says nothing, the address is that of the connection", () => {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: "192.0.2.9" });
  expect(clientIp(request({ "x-forwarded-for": "203.0.113.7" }, socket), none)).toBe("192.0.2.9");
  for (const headers of [{}, { "x-forwarded-for": "" }, { "x-forwarded-for": "203.0.113.7, " }])
    expect(clientIp(request(headers, socket), trusted)).toBe("192.0.2.9");
  expect(clientIp(request({ "x-forwarded-for": "203.0.113.7" }, socket), trusted)).toBe("203.0.113.7");
});

function noting() {
  const warnings: string[] = [];
  const log: Log = (level, event, details = {}) =>
    void warnings.push(`${level} ${event} ${JSON.stringify(details)}`);
  return { warnings, log };
}

test("A shop behind a proxy that has not been told its own address says so", () => {
  const { warnings, log } = noting();
  warnOfMissingAddress({ publicUrl: undefined, trustsProxy: readProxyTrust("127.0.0.1") }, log);
  expect(warnings).toEqual([expect.stringContaining("PUBLIC_URL=https://shop.example")]);
  warnOfMissingAddress({ publicUrl: "https://shop.example", trustsProxy: readProxyTrust("1") }, log);
  warnOfMissingAddress({ publicUrl: undefined, trustsProxy: false }, log);
  expect(warnings).toHaveLength(1);
});

test.each(["false", "10.0.0.0/8"])("with TRUST_PROXY=%s only the first unknown proxy is noted", (proxies) => {
  const { warnings, log } = noting();
  const warn = warnOfUnknownProxy({ publicUrl: undefined, trustsProxy: readProxyTrust(proxies) }, log);
  let passed = 0;
  const ask = (from: string, headers: Record<string, string>) => {
    const socket = new Socket();
    Object.defineProperty(socket, "remoteAddress", { value: from });
    const request = new IncomingMessage(socket);
    Object.assign(request.headers, headers);
    warn(request, new ServerResponse(request), () => {
      passed += 1;
    });
  };
  ask("127.0.0.1", { host: "shop.example" });
  if (proxies !== "false") ask("10.0.0.1", { "x-forwarded-for": "203.0.113.7" });
  expect(warnings).toEqual([]);
  ask("127.0.0.1", { "x-forwarded-proto": "https" });
  ask("127.0.0.1", { "x-forwarded-for": "203.0.113.7" });
  expect(warnings).toEqual([expect.stringContaining("TRUST_PROXY")]);
  expect(warnings[0]).not.toContain("203.0.113.7");
  expect(passed).toBe(proxies === "false" ? 3 : 4);
});
