import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createPasswordMails } from "#server/lake/password-mails.ts";
import { openMailServer } from "#tests/support/mail-server.ts";
import { sendRaw } from "#tests/support/raw-request.ts";
import { tokenFor } from "#tests/support/running-lake.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

/** A machine that is busy with other tests needs so long. */
const DELIVERED_MS = 20_000;

/** Links in mails begin with it. */
const PUBLIC_URL = "https://shop.example";

const PASSWORD = "a long enough secret";

let mail: Awaited<ReturnType<typeof openMailServer>>;
let shop: Shop;

beforeAll(async () => {
  mail = await openMailServer();
  shop = await openShop({
    PUBLIC_URL,
    SMTP_URL: mail.url,
    MAIL_FROM: "shop@label.example",
    MAIL_TO: "atelier@label.example",
  });
});

afterAll(async () => {
  await shop.close();
  await mail.close();
});

/** The newest link that was sent, once there are so many mails; its key is behind the #. */
async function keyOf(count: number): Promise<string> {
  await vi.waitFor(() => expect(mail.mails).toHaveLength(count), DELIVERED_MS);
  const { text = "", to } = mail.mails.at(-1) ?? {};
  expect([to].flat()[0]?.text).toBe("iris@label.example");
  const [, origin, key = ""] = /(\S+)\/v1\/login\/password#(\S+)/.exec(text) ?? [];
  expect(origin).toBe(PUBLIC_URL);
  return key;
}

async function choose(key: string): Promise<Response> {
  const page = await fetch(`${shop.url}/v1/login/password`);
  expect([page.status, page.headers.get("referrer-policy"), page.headers.get("cache-control")]).toEqual([
    200,
    "no-referrer",
    "no-store",
  ]);
  return await fetch(`${shop.url}/v1/login/password`, {
    method: "POST",
    headers: { Cookie: page.headers.get("set-cookie")?.split(";")[0] ?? "" },
    body: new URLSearchParams({ key, password: PASSWORD, again: PASSWORD }),
    redirect: "manual",
  });
}

test("an invitation and a link for a forgotten password come by email, and lead to the shop whatever host was asked", async () => {
  const invited = await fetch(`${shop.url}/v1/projects/trousseau/people`, {
    method: "POST",
    headers: { Authorization: `Bearer ${await tokenFor(shop.dataFolder, "administrator")}` },
    body: JSON.stringify({ name: "Iris", role: "writer", email: "iris@label.example" }),
  });
  expect(await invited.json()).toMatchObject({ isMailed: true });
  const first = await keyOf(1);
  const response = await choose(first);
  expect([response.status, response.headers.get("location")]).toEqual([
    303,
    expect.stringMatching(/^https:\/\/shop\.example\/studio#sid=/),
  ]);
  expect((await choose(first)).status).toBe(403);

  const page = await fetch(`${shop.url}/v1/login/forgotten`);
  const body = "name=iris";
  const head = [
    "POST /v1/login/forgotten HTTP/1.1",
    "Host: evil.example",
    "X-Forwarded-Host: evil.example",
    `Cookie: ${page.headers.get("set-cookie")?.split(";")[0]}`,
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${body.length}`,
    "Connection: close",
  ];
  expect(await sendRaw(shop.url, `${head.join("\r\n")}\r\n\r\n${body}`)).toMatch(/^HTTP\/1.1 200/);
  const second = await keyOf(2);
  expect((await choose(second)).status).toBe(303);
  for (const secret of [first, second, "iris@"]) expect(shop.log()).not.toContain(secret);
});

test("without email or without PUBLIC_URL no link is sent at all", () => {
  const settings = { smtpUrl: mail.url, from: "shop@label.example", to: "atelier@label.example" };
  const never = () => {
    throw new Error("Nothing is sent.");
  };
  expect(createPasswordMails({ mail: settings, publicUrl: undefined }, never, never)).toBeUndefined();
  expect(createPasswordMails({ mail: undefined, publicUrl: PUBLIC_URL }, never, never)).toBeUndefined();
});
