import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { forwardedClient } from "./forwarded-client.ts";

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
  const client = forwardedClient(request("/v1/ping", forwarded), true);
  expect(client?.address).toBe("203.0.113.7");
  expect(client?.url.href).toBe("https://shop.example/v1/ping");
});

test("anybody else's forwarded headers are ignored", () => {
  const client = forwardedClient(request("/v1/ping", forwarded), false);
  expect(client?.address).toBe("unknown");
  expect(client?.url.href).toBe("http://127.0.0.1:3900/v1/ping");
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
  expect(forwardedClient(request(url, { host }), false)).toBeUndefined();
});
