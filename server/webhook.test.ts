import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { contentWebhook, isSigned } from "./webhook.ts";

const SECRET = "a-secret-of-sixteen-or-more";
const BODY = JSON.stringify({ _id: "product-1" });

function headerFor(body: string, time = Date.now(), secret = SECRET) {
  return `t=${time},v1=${createHmac("sha256", secret).update(`${time}.${body}`).digest("base64url")}`;
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
  const handle = contentWebhook(SECRET, () => calls++);
  expect((await handle(call(headerFor(BODY))))?.status).toBe(202);
  expect((await handle(call(headerFor("another body"))))?.status).toBe(401);
  expect((await handle(call(headerFor(BODY, Date.now(), "another secret here"))))?.status).toBe(401);
  expect((await handle(call("")))?.status).toBe(401);
  expect((await handle(call("", undefined, "GET")))?.status).toBe(405);
  expect(calls).toBe(1);
});

test("without a secret, and elsewhere, there is no such address", async () => {
  expect(await contentWebhook(undefined, () => undefined)(call(headerFor(BODY)))).toBeUndefined();
  expect(await contentWebhook(SECRET, () => undefined)(call(headerFor(BODY), "/webhooks"))).toBeUndefined();
});

test("an old call played again is refused", () => {
  const now = Date.now();
  expect(isSigned(BODY, headerFor(BODY, now - 60_000), SECRET, now)).toBe(true);
  expect(isSigned(BODY, headerFor(BODY, now - 600_000), SECRET, now)).toBe(false);
});
