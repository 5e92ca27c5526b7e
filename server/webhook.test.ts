import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { captureLog } from "#tests/support/captured-log.ts";
import { contentWebhook, isSigned } from "./webhook.ts";

const SECRET = "a-secret-of-sixteen-or-more";
const BODY = JSON.stringify({ _id: "product-1" });

function headerFor(body: string, time = Date.now(), secret = SECRET) {
  return `t=${time},v1=${createHmac("sha256", secret).update(`${time}.${body}`).digest("base64url")}`;
}

function webhookOf(secret: string | undefined, changed: () => void) {
  const handle = contentWebhook(secret, changed);
  return (request: Request) => handle(request, "127.0.0.1");
}

function call(header: string, path = "/webhooks/content", method = "POST") {
  const init = method === "POST" ? { body: BODY } : {};
  return new Request(`http://shop.example${path}`, {
    method,
    headers: { "sanity-webhook-signature": header, "content-length": String(BODY.length) },
    ...init,
  });
}

test("a signed call makes the shop ask", async () => {
  let calls = 0;
  const handle = webhookOf(SECRET, () => calls++);
  expect((await handle(call(headerFor(BODY))))?.status).toBe(202);
  expect((await handle(call(headerFor("another body"))))?.status).toBe(401);
  expect((await handle(call(headerFor(BODY, Date.now(), "another secret here"))))?.status).toBe(401);
  expect((await handle(call("")))?.status).toBe(401);
  expect((await handle(call("", undefined, "GET")))?.status).toBe(405);
  expect(calls).toBe(1);
});

test("without a secret, and elsewhere, there is no such address", async () => {
  expect(await webhookOf(undefined, () => undefined)(call(headerFor(BODY)))).toBeUndefined();
  expect(await webhookOf(SECRET, () => undefined)(call(headerFor(BODY), "/webhooks"))).toBeUndefined();
});

test("what is sent otherwise is not read, and what is too long is refused and logged", async () => {
  const logged = captureLog();
  let calls = 0;
  const handle = webhookOf(SECRET, () => calls++);
  const post = (body: string, method = "POST") =>
    handle(
      new Request("http://shop.example/webhooks/content?x", {
        method,
        ...streamed(body),
        headers: { "sanity-webhook-signature": headerFor(body) },
      }),
    );
  const put = await post(BODY, "PUT");
  expect([put?.status, put?.headers.get("allow")]).toEqual([405, "POST"]);
  expect((await post("x".repeat(1024 * 1024 + 1)))?.status).toBe(413);
  expect(calls).toBe(0);
  expect(logged()).toMatch(/"webhook refused","reason":"its message has more than 1048576 bytes/);
  expect((await post("x".repeat(1024 * 1024)))?.status).toBe(202);
});

test("a message that a proxy passes on in pieces is read, whatever bytes are in it", async () => {
  let calls = 0;
  const handle = webhookOf(SECRET, () => calls++);
  const body = JSON.stringify({ _id: "product-é👗" });
  const headers = { "sanity-webhook-signature": headerFor(body) };
  const init = { method: "POST", headers, ...streamed(body) };
  expect((await handle(new Request("http://shop.example/webhooks/content", init)))?.status).toBe(202);
  expect(calls).toBe(1);
});

/** A body without a length. */
function streamed(body: string) {
  return { body: new Blob([body]).stream(), ...{ duplex: "half" } };
}

test("a signature is the host's own or nothing", () => {
  const now = 1_700_000_000_000;
  const header = headerFor(BODY, now);
  const spaced = header.replace(",", ", ");
  for (const right of [header, ` ${header} `, spaced])
    expect(isSigned(BODY, right, SECRET, now), right).toBe(true);
  const wrong = [
    `x${header}`,
    `${header}.`,
    `${header}=`,
    header.replace("v1", "v2"),
    `t=${now},v1=`,
    `t=${now},v1=AAAA`,
    "t=,v1=a",
  ];
  for (const one of wrong) expect(isSigned(BODY, one, SECRET, now), one).toBe(false);
});

test("a call is good for five minutes, by either clock", () => {
  const now = 1_700_000_000_000;
  for (const [age, isGood] of [
    [300_000, true],
    [300_001, false],
    [-300_000, true],
    [-300_001, false],
  ] as const)
    expect(isSigned(BODY, headerFor(BODY, now - age), SECRET, now), `${age}`).toBe(isGood);
});
