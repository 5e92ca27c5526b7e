import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { forwardedClient } from "./forwarded-client.ts";
import { readProxyTrust } from "./proxy-trust.ts";

const nobody = { trustsProxy: false } as const;
const secret = "known-to-two-processes";

function request(url: string, headers: Record<string, string>): IncomingMessage {
  const message = new IncomingMessage(new Socket());
  message.url = url;
  Object.assign(message.headers, headers);
  return message;
}

const forwarded = {
  host: "127.0.0.1:3900",
  "x-forwarded-for": "written-by-the-visitor, 203.0.113.7",
  "x-forwarded-host": "evil.example, shop.example",
  "x-forwarded-proto": "https",
};

test("behind a proxy of one's own the client is the one that it names last", () => {
  const client = forwardedClient(request("/v1/ping", forwarded), { trustsProxy: readProxyTrust("1") });
  expect(client?.address).toBe("203.0.113.7");
  expect(client?.url.href).toBe("https://shop.example/v1/ping");
});

test("anybody else's forwarded headers are ignored", () => {
  const client = forwardedClient(request("/v1/ping", forwarded), nobody);
  expect(client?.address).toBe("unknown");
  expect(client?.url.href).toBe("http://127.0.0.1:3900/v1/ping");
});

test("a parent that shows the secret is believed, and nobody who does not know it", () => {
  const proxy = { trustsProxy: false, proxySecret: secret } as const;
  const addressWith = (shown: Record<string, string>) =>
    forwardedClient(request("/v1/ping", { ...forwarded, ...shown }), proxy)?.address;
  expect(addressWith({ "x-proxy-secret": secret })).toBe("203.0.113.7");
  for (const shown of [
    {},
    { "x-proxy-secret": "" },
    { "x-proxy-secret": `${secret}x` },
    { "x-proxy-secret": "k".repeat(secret.length) },
  ])
    expect(addressWith(shown)).toBe("unknown");
  const empty = { trustsProxy: false, proxySecret: "" } as const;
  expect(forwardedClient(request("/", { ...forwarded, "x-proxy-secret": "" }), empty)?.address).toBe(
    "unknown",
  );
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
