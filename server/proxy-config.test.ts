import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { clientIp, publicOrigin } from "./proxy-config.ts";

function request(headers: Record<string, string | string[]>, socket = new Socket()) {
  const message = new IncomingMessage(socket);
  Object.assign(message.headers, headers);
  return message;
}

const forwarded = {
  host: "inner:3000",
  "x-forwarded-host": "shop.example, inner",
  "x-forwarded-proto": "https",
};

const none = { publicUrl: undefined, trustsProxy: false };
const trusted = { publicUrl: undefined, trustsProxy: true };

test("PUBLIC_URL is the last word; forwarded headers count only when they are trusted", () => {
  const proxy = { publicUrl: "https://public.example", trustsProxy: true };
  expect(publicOrigin(request(forwarded), proxy)).toBe("https://public.example");
  expect(publicOrigin(request(forwarded), trusted)).toBe("https://shop.example");
  expect(publicOrigin(request(forwarded), none)).toBe("http://inner:3000");
});

test("a visitor cannot choose the address that failed logins are counted by", () => {
  const guessing = request({ "x-forwarded-for": "a-new-one-each-time, 203.0.113.7" });
  expect(clientIp(guessing, { publicUrl: undefined, trustsProxy: true })).toBe("203.0.113.7");
  expect(clientIp(guessing, { publicUrl: undefined, trustsProxy: false })).toBe("unknown");
});

test.each(["shop", "shop.example", "SHOP-2.example:65535", "192.0.2.7:80", "[::1]", "[2001:db8::7]:3000"])(
  "%s is a host",
  (host) => {
    expect(publicOrigin(request({ host }), none)).toBe(`http://${host}`);
  },
);

test.each([
  "",
  "a b",
  'shop"><script>',
  "shop/path",
  "user@shop",
  "[:::]",
  "shop:99999",
  "999.999.999.999",
  "shop:",
  "shop:a",
  "[::1",
  "::1]",
  "x[::1]",
  "[::1]:",
  "[::1]x",
  "shop.example\nx",
])("%j is no host", (host) => {
  expect(publicOrigin(request({ host }), none)).toBeUndefined();
});

test("without a host there is no origin", () => {
  for (const proxy of [none, trusted]) expect(publicOrigin(request({}), proxy)).toBeUndefined();
});

test("of what a proxy forwards the visitor's side is the first, however it is sent; what it leaves out is asked elsewhere", () => {
  const lists = {
    host: "inner",
    "x-forwarded-host": [" shop.example , a", "b"],
    "x-forwarded-proto": " https , http",
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
