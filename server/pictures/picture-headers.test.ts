import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { isNotModified, LARGEST_BYTES, maxAgeMs, storableHeaders } from "./picture-headers.ts";

const picture = {
  "content-type": "image/webp",
  "content-length": "1000",
  "cache-control": "public, max-age=31536000, immutable",
  etag: '"a"',
  vary: "Accept",
  date: "Sat, 21 Nov 2026 00:00:00 GMT",
};

function response(headers: Record<string, string>, statusCode = 200): IncomingMessage {
  const message = new IncomingMessage(new Socket());
  return Object.assign(message, { statusCode, headers: { ...picture, ...headers } });
}

test("headers of the picture are stored, headers of the connection are not", () => {
  const { date: _, "content-length": __, ...lasting } = picture;
  expect(storableHeaders(response({ "x-request-id": "7" }))).toEqual(lasting);
});

test.each([
  [{}, 404],
  [{ "content-type": "text/html" }, 200],
  [{ "content-length": "" }, 200],
  [{ "content-length": String(LARGEST_BYTES + 1) }, 200],
  [{ "content-encoding": "gzip" }, 200],
  [{ vary: "Cookie" }, 200],
  [{ "cache-control": "private, max-age=60" }, 200],
  [{ "cache-control": "no-store" }, 200],
])("%j with %i is not stored", (headers, status) => {
  expect(storableHeaders(response(headers, status))).toBeUndefined();
});

test("a shared cache has its own age", () => {
  expect(maxAgeMs("max-age=5, s-maxage=60")).toBe(60_000);
  expect(maxAgeMs("max-age=5")).toBe(5_000);
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ["*", true],
  ['"b"', false],
  [undefined, false],
])("a visitor who has %s holds it: %s", (known, isSame) => {
  expect(isNotModified({ "if-none-match": known }, '"a"')).toBe(isSame);
});
