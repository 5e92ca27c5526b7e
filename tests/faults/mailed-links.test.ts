import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openMailServer } from "#tests/support/mail-server.ts";
import { between, type Page, pageOf, textOf } from "#tests/support/page.ts";
import { sendRaw } from "#tests/support/raw-request.ts";
import { editorAt, tokenFor } from "#tests/support/running-lake.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

/** A machine that is busy with other tests needs so long. */
const DELIVERED_MS = 20_000;

/** Links in mails begin with it. */
const PUBLIC_URL = "https://shop.example";

const PASSWORD = "a long enough secret";

let mail: Awaited<ReturnType<typeof openMailServer>>;
let shop: Shop;
let editor: ReturnType<typeof editorAt>;

beforeAll(async () => {
  mail = await openMailServer();
  const mails = { MAIL_FROM: "shop@label.example", MAIL_TO: "atelier@label.example" };
  shop = await openShop({ PUBLIC_URL, SMTP_URL: mail.url, ...mails });
  editor = editorAt(shop.url, await tokenFor(shop.dataFolder, "editor"));
});

afterAll(async () => {
  await shop.close();
  await mail.close();
});

test("an address is on the list once it is confirmed by a button, and not by opening a link", async () => {
  const email = "ada@mail.example";
  const page = await signUp(email);
  expect(page.status).toBe(200);
  expect(outcomeOf(page)).toContain("we have sent you an email");
  expect(outcomeOf(page), "there is nothing left to ask for").not.toContain("WhatsApp");
  const link = await linkTo(email);

  expect((await fetch(link, { method: "HEAD" })).status).toBe(200);
  const opening = await pageOf(await fetch(link));
  expect(opening.status).toBe(200);
  expect(opening.headers.get("cache-control")).toBe("no-store");
  expect(opening.headers.get("x-robots-tag")).toContain("noindex");
  expect(opening.html).toContain('<meta name="robots" content="noindex, nofollow"');
  expect(opening.text).toContain("Confirm this address");
  expect(await subscribed(email)).toEqual([]);

  const confirmed = await press(link);
  expect(confirmed.status).toBe(200);
  expect(confirmed.headers.get("cache-control")).toBe("no-store");
  expect(confirmed.text).toContain("You are subscribed");
  const { _id } = await untilSubscribed(email);
  expect(_id).toMatch(/^subscriber\.[0-9a-f]{32}$/);
  expect((await press(link)).text).toContain("Already confirmed");
  expect(await subscribed(email)).toHaveLength(1);

  for (const path of ["query/production?query=*", `doc/production/${_id}`]) {
    const { status } = await fetch(`${shop.url}/v2021-10-21/data/${path}`);
    expect(status, path).toBe(401);
  }
  expect(shop.log(), "it is the log that is written").toContain("submission delivered");
  expect(shop.log(), "nor does the log hold the address").not.toContain("ada@");
});

test("a letter is left with one press of a mail program, which comes from anywhere", async () => {
  const email = "eve@mail.example";
  await subscribe(email);
  await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(2), DELIVERED_MS);
  const { raw } = mailsTo(email)[1] ?? {};
  const [, link = ""] = /<([^>]+)>/.exec(headerOf(raw, "List-Unsubscribe")) ?? [];
  const address = link.replace(PUBLIC_URL, shop.url);
  expect(headerOf(raw, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
  await untilSubscribed(email);
  expect(await historyNames(email)).toBe(true);
  expect((await fetch(address, { method: "HEAD" })).status).toBe(200);
  expect((await pageOf(await fetch(address))).text).toContain("Unsubscribe");
  expect(await subscribed(email), "opening it changes nothing").toHaveLength(1);

  const oneClick = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  expect((await fetch(`${address}A`, { method: "POST", body: oneClick })).status).toBe(404);
  for (const headers of [{ origin: "null" }, { origin: "https://mail.example" }, {}]) {
    const left = await fetch(address, { method: "POST", body: oneClick, headers, redirect: "manual" });
    expect(left.status).toBe(200);
  }
  await vi.waitFor(async () => expect(await subscribed(email)).toEqual([]), DELIVERED_MS);
  expect(await historyNames(email)).toBe(false);
});

test("the button of the page leaves as well, and its form comes from the shop itself", async () => {
  const email = "mina@mail.example";
  await subscribe(email);
  const { unsubscribeUrl } = await untilSubscribed(email);
  const address = unsubscribeUrl.replace(PUBLIC_URL, shop.url);
  expect((await press(address, { origin: "https://elsewhere.example" })).status).toBe(403);
  const left = await press(address, { origin: PUBLIC_URL });
  expect(left.status).toBe(200);
  expect(left.text).toContain("You are unsubscribed");
  await vi.waitFor(async () => expect(await subscribed(email)).toEqual([]), DELIVERED_MS);
});

test("whatever is known of an address, a sign-up and a wrong link are answered alike", async () => {
  const email = "zoe@mail.example";
  const first = outcomeOf(await signUp(email));
  const link = await linkTo(email);
  await press(link);
  await untilSubscribed(email);
  for (const address of [email, "Zoe@Mail.example", "new@mail.example"])
    expect(outcomeOf(await signUp(address))).toBe(first);
  for (const wrong of [`${shop.url}/newsletter/confirm?token=`, `${link}A`]) {
    for (const page of [await pageOf(await fetch(wrong)), await press(wrong)]) {
      expect(page.status).toBe(410);
      expect(page.text).toContain("This link has expired");
      expect(page.html, "and a way to begin anew").toContain('id="newsletter"');
    }
  }
  expect((await fetch(`${shop.url}/newsletter/other`)).status).toBe(404);
});

test("invitations and links for a password come by email, and lead to the shop alone", async () => {
  const invited = await fetch(`${shop.url}/v1/projects/trousseau/people`, {
    method: "POST",
    headers: { Authorization: `Bearer ${await tokenFor(shop.dataFolder, "administrator")}` },
    body: JSON.stringify({ name: "Iris", role: "writer", email: "iris@label.example" }),
  });
  expect(await invited.json()).toMatchObject({ isMailed: true });
  const first = await keyOf(1);
  const response = await choose(first);
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toMatch(/^https:\/\/shop\.example\/studio#sid=/);
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

async function historyNames(text: string): Promise<boolean> {
  const url = "/data/history/production/transactions?excludeContent=false&reverse=true";
  return String(await editor.request<unknown>({ url })).includes(text);
}

async function subscribe(email: string) {
  await signUp(email);
  await press(await linkTo(email));
}

function subscribed(email: string): Promise<{ _id: string; unsubscribeUrl: string }[]> {
  return editor.fetch('*[_type == "subscriber" && email == $email]', { email });
}

function untilSubscribed(email: string) {
  return vi.waitFor(async () => {
    const [found] = await subscribed(email);
    if (!found) throw new Error(`${email} is not on the list yet.`);
    return found;
  }, DELIVERED_MS);
}

function signUp(email: string): Promise<Page> {
  return post({ newsletter: "60000", email });
}

async function post(fields: Record<string, string>): Promise<Page> {
  return pageOf(await fetch(`${shop.url}/faq`, { method: "POST", body: new URLSearchParams(fields) }));
}

async function press(link: string, headers: Record<string, string> = {}): Promise<Page> {
  return pageOf(await fetch(link, { method: "POST", body: new URLSearchParams(), headers }));
}

function outcomeOf({ html }: Page): string {
  return textOf(between(html, 'id="newsletter-outcome"', "</div>"));
}

function mailsTo(email: string) {
  return mail.mails.filter(({ recipients }) => recipients.includes(email));
}

/** The link of the first mail to an address. */
function linkTo(email: string): Promise<string> {
  return vi.waitFor(() => {
    const [link] = /https:\S+/.exec(mailsTo(email)[0]?.text ?? "") ?? [];
    if (link === undefined) throw new Error("The mail has not come yet.");
    return link.replace(PUBLIC_URL, shop.url);
  }, DELIVERED_MS);
}

/** The key behind the # of the newest link to Iris, once she has so many mails. */
async function keyOf(count: number): Promise<string> {
  await vi.waitFor(() => expect(mailsTo("iris@label.example")).toHaveLength(count), DELIVERED_MS);
  const { text = "" } = mailsTo("iris@label.example").at(-1) ?? {};
  const [, origin, key = ""] = /(\S+)\/v1\/login\/password#(\S+)/.exec(text) ?? [];
  expect(origin).toBe(PUBLIC_URL);
  return key;
}

async function choose(key: string): Promise<Response> {
  const page = await fetch(`${shop.url}/v1/login/password`);
  expect(page.status).toBe(200);
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  expect(page.headers.get("cache-control")).toBe("no-store");
  return await fetch(`${shop.url}/v1/login/password`, {
    method: "POST",
    headers: { Cookie: page.headers.get("set-cookie")?.split(";")[0] ?? "" },
    body: new URLSearchParams({ key, password: PASSWORD, again: PASSWORD }),
    redirect: "manual",
  });
}

function headerOf(raw = "", name: string): string {
  const unfolded = raw.replaceAll("\r", "").replace(/\n[ \t]+/g, " ");
  return new RegExp(`^${name}: (.*)$`, "im").exec(unfolded)?.[1] ?? "";
}
