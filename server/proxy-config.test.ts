import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { clientIp, publicOrigin } from "./proxy-config.ts";

function request(headers: Record<string, string>) {
  const message = new IncomingMessage(new Socket());
  Object.assign(message.headers, headers);
  return message;
}

const forwarded = {
  host: "inner:3000",
  "x-forwarded-host": "shop.example, inner",
  "x-forwarded-proto": "https",
};

test("PUBLIC_URL is the last word", () => {
  const proxy = { publicUrl: "https://public.example", trustsProxy: true };
  expect(publicOrigin(request(forwarded), proxy)).toBe("https://public.example");
});

test("forwarded headers count only when they are trusted", () => {
  expect(publicOrigin(request(forwarded), { publicUrl: undefined, trustsProxy: true })).toBe(
    "https://shop.example",
  );
  expect(publicOrigin(request(forwarded), { publicUrl: undefined, trustsProxy: false })).toBe(
    "http://inner:3000",
  );
});

test.each(["", "a b", 'shop"><script>', "shop/path", "user@shop", "[:::]", "shop:99999", "999.999.999.999"])(
  "%o is no host",
  (host) => {
    expect(publicOrigin(request({ host }), { publicUrl: undefined, trustsProxy: false })).toBeUndefined();
  },
);

test("a visitor cannot choose the address that failed logins are counted by", () => {
  const guessing = request({ "x-forwarded-for": "a-new-one-each-time, 203.0.113.7" });
  expect(clientIp(guessing, { publicUrl: undefined, trustsProxy: true })).toBe("203.0.113.7");
  expect(clientIp(guessing, { publicUrl: undefined, trustsProxy: false })).toBe("unknown");
});
