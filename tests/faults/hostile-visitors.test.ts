import { expect, test } from "vitest";
import { sharedShop } from "#tests/support/page.ts";
import { sendRaw, sendRawAndReset } from "#tests/support/raw-request.ts";

const UPGRADE = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n";

const shop = sharedShop();

test.each([
  ["to an address that is none", "GET // HTTP/1.1\r\nHost: shop.example\r\n", "404"],
  ["to a host that is none", "GET /v1/socket/production HTTP/1.1\r\nHost: a b\r\n", "404"],
  ["to an address without a socket", "GET /contact HTTP/1.1\r\nHost: shop.example\r\n", "404"],
])("a WebSocket %s is refused", async (_, head, status) => {
  expect(await sendRaw(shop.url, `${head}${UPGRADE}\r\n`)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  await isUnharmed();
});

test("visitors who break off in the middle of anything harm nobody", async () => {
  const home = await (await fetch(shop.url)).text();
  const [film] = /\/files\/[^"]+\.mp4/.exec(home) ?? expect.fail("The home page has no film.");
  const host = "Host: shop.example\r\n";
  const unfinished = `${host}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\nname=`;
  const beginnings = [
    `GET /nowhere HTTP/1.1\r\n${host}${UPGRADE}\r\n`,
    `GET /v1/socket/production HTTP/1.1\r\n${host}${UPGRADE}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    `POST /contact HTTP/1.1\r\n${unfinished}`,
    `POST /v1/data/query/production HTTP/1.1\r\n${unfinished}`,
    `POST /v1/login?origin=http://shop.example HTTP/1.1\r\n${unfinished}`,
    `GET ${film} HTTP/1.1\r\n${host}Range: bytes=0-\r\n\r\n`,
    `GET /v1/data/listen/production?query=* HTTP/1.1\r\n${host}\r\n`,
    `GET /v1/data/export/production HTTP/1.1\r\n${host}\r\n`,
  ];
  for (let round = 0; round < 5; round += 1)
    await Promise.all(beginnings.map((beginning) => sendRawAndReset(shop.url, beginning)));
  await isUnharmed();
});

test.each(["/v1/data/mutate/production", "/preview/token", "/contact"])(
  "a body that %s refuses holds up nothing that follows",
  async (path) => {
    const body = "a".repeat(300_000);
    const refused = `POST ${path} HTTP/1.1\r\nHost: shop.example\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const next = "GET /about HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n";
    const responses = await sendRaw(shop.url, refused + next);
    expect(responses.match(/HTTP\/1\.1 \d+/g)).toEqual([expect.stringMatching(/4\d\d$/), "HTTP/1.1 200"]);
  },
);

test.each([
  ["an address on another host", "GET http://elsewhere.example/ HTTP/1.1\r\nHost: shop.example", "400"],
  ["no path", "OPTIONS * HTTP/1.1\r\nHost: shop.example", "400"],
  ["a host with too large a port", "GET /about HTTP/1.1\r\nHost: shop.example:99999", "400"],
  ["a host that looks like a number", "GET /images/x HTTP/1.1\r\nHost: 999.999.999.999", "400"],
  ["TRACE", "TRACE / HTTP/1.1\r\nHost: shop.example", "405"],
  ["PUT", "PUT /contact HTTP/1.1\r\nHost: shop.example", "405"],
  ["percent signs that begin no letter", "GET /%zz/%E0 HTTP/1.1\r\nHost: shop.example", "404"],
])("%s gets a plain answer and no line in the log", async (_, head, status) => {
  const response = await sendRaw(shop.url, `${head}\r\nConnection: close\r\n\r\n`);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  await isUnharmed();
});

async function isUnharmed() {
  expect((await fetch(`${shop.url}/about`)).status).toBe(200);
  expect(shop.log()).not.toMatch(/"error"|could not be decoded/);
}
