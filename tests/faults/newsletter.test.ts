import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "#server/lake/free-port.ts";
import { openMailServer } from "#tests/support/mail-server.ts";
import { between, type Page, pageOf, textOf } from "#tests/support/page.ts";
import { editorAt, tokenFor } from "#tests/support/running-lake.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

const email = "ada@mail.example";
const subscribers = '*[_type == "subscriber"]';

test("an address is on the list once its mail has been confirmed, by a button and not by opening the link", async () => {
  const { shop, mail, editor } = await opened();
  const page = await signUp(shop, email);
  expect(page.status).toBe(200);
  expect(outcomeOf(page)).toContain("a mail is on its way");
  expect(outcomeOf(page), "there is nothing left to ask for").not.toContain("WhatsApp");
  const link = await linkIn(mail, 0);

  for (let time = 0; time < 3; time += 1) {
    const opening = await pageOf(await fetch(link));
    expect(opening.status).toBe(200);
    expect(opening.headers.get("cache-control")).toBe("no-store");
    expect(opening.headers.get("x-robots-tag")).toContain("noindex");
    expect(opening.html).toContain('<meta name="robots" content="noindex, nofollow"');
    expect(opening.text).toContain("Confirm this address");
  }
  expect(await editor.fetch(subscribers)).toEqual([]);

  const confirmed = await press(link);
  expect(confirmed.status).toBe(200);
  expect(confirmed.headers.get("cache-control")).toBe("no-store");
  expect(confirmed.text).toContain("You are on the list");
  const [found] = await vi.waitFor(async () => {
    const list = await editor.fetch(subscribers);
    expect(list).toMatchObject([{ email, _id: expect.stringMatching(/^subscriber\.[0-9a-f]{32}$/) }]);
    return list;
  }, 20_000);
  const again = await press(link);
  expect(again.text).toContain("Already pressed");
  expect(await editor.fetch(`count(${subscribers})`)).toBe(1);

  for (const path of ["query/production?query=*", `doc/production/${found._id}`]) {
    const { status } = await fetch(`${shop.url}/v2021-10-21/data/${path}`);
    expect(status, path).toBe(401);
  }
  expect(shop.log(), "it is the log that is written").toContain("submission delivered");
  expect(shop.log(), "nor does the log hold the address").not.toContain("ada@");
});

test("a letter is left with one press of a mail program, which has no cookie and comes from anywhere", async () => {
  const { shop, mail, editor } = await opened();
  await subscribe(shop, mail);
  await vi.waitFor(() => expect(mail.mails).toHaveLength(2), 20_000);
  const [, address = ""] = /<([^>]+)>/.exec(headerOf(mail.mails[1]?.raw, "List-Unsubscribe")) ?? [];
  expect(headerOf(mail.mails[1]?.raw, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
  await vi.waitFor(async () => expect(await editor.fetch(`count(${subscribers})`)).toBe(1), 20_000);

  expect(await historyNames(editor, email)).toBe(true);
  const opening = await pageOf(await fetch(address));
  expect(opening.text).toContain("Leave the list");
  expect(await editor.fetch(`count(${subscribers})`), "opening it changes nothing").toBe(1);

  const oneClick = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  const altered = await fetch(`${address}A`, { method: "POST", body: oneClick });
  expect(altered.status).toBe(404);
  for (const headers of [{ origin: "null" }, { origin: "https://mail.example" }, {}]) {
    const left = await fetch(address, { method: "POST", body: oneClick, headers, redirect: "manual" });
    expect(left.status).toBe(200);
  }
  await vi.waitFor(async () => expect(await editor.fetch(subscribers)).toEqual([]), 20_000);
  expect(await historyNames(editor, email)).toBe(false);
}, 180_000);

test("the button of the page leaves as well, and its form comes from the shop itself", async () => {
  const { shop, mail, editor } = await opened();
  await subscribe(shop, mail);
  await vi.waitFor(async () => expect(await editor.fetch(`count(${subscribers})`)).toBe(1), 20_000);
  const [{ unsubscribeUrl }] = await editor.fetch(subscribers);
  const foreign = await press(unsubscribeUrl, { origin: "https://elsewhere.example" });
  expect(foreign.status).toBe(403);
  const left = await press(unsubscribeUrl, { origin: shop.url });
  expect(left.status).toBe(200);
  expect(left.text).toContain("You have left");
  await vi.waitFor(async () => expect(await editor.fetch(subscribers)).toEqual([]), 20_000);
});

test("whatever is known of an address, a sign-up and a wrong link are answered alike", async () => {
  const { shop, mail, editor } = await opened();
  const first = outcomeOf(await signUp(shop, email));
  await press(await linkIn(mail, 0));
  await vi.waitFor(async () => expect(await editor.fetch(`count(${subscribers})`)).toBe(1), 20_000);
  for (const address of [email, "Ada@Mail.example", "eve@mail.example"])
    expect(outcomeOf(await signUp(shop, address))).toBe(first);
  const confirm = new URL(await linkIn(mail, 0));
  for (const token of ["", "AAAA", `${confirm.searchParams.get("token")}A`]) {
    const link = `${shop.url}/newsletter/confirm?token=${token}`;
    for (const page of [await pageOf(await fetch(link)), await press(link)]) {
      expect(page.status).toBe(410);
      expect(page.text).toContain("This link has ended");
      expect(page.html, "and a way to begin anew").toContain('id="newsletter"');
    }
  }
  expect((await fetch(`${shop.url}/newsletter/other`)).status).toBe(404);
});

test("without a mail server, or an address of its own for links, it says so and keeps nothing", async () => {
  const mail = await openMailServer();
  onTestFinished(() => mail.close());
  const smtp = { SMTP_URL: mail.url, MAIL_FROM: "shop@label.example", MAIL_TO: "atelier@label.example" };
  for (const settings of [{}, smtp]) {
    const shop = await openShop(settings);
    onTestFinished(() => shop.close().then(() => undefined));
    const page = await signUp(shop, email);
    expect(page.status).toBe(200);
    expect(outcomeOf(page)).toContain("You are not on the list yet");
    expect(outcomeOf(page)).toContain("Ask on WhatsApp");
    const { enquiries } = await (await fetch(`${shop.url}/healthz`)).json();
    expect(enquiries).toMatchObject({ waiting: 0 });
    expect((await pageOf(await fetch(`${shop.url}/privacy`))).text).toContain("keeps no address");
  }
  expect(mail.mails).toEqual([]);
});

test("programs are told kindly, and their addresses are not kept; a thousand at once are bounded", async () => {
  const { shop, mail } = await opened({ TRUST_PROXY: "127.0.0.1" });
  const trapped = await post(shop, { email, newsletter: "60000", website: "https://x.example" });
  const hasty = await post(shop, { email, newsletter: "300" });
  for (const page of [trapped, hasty]) {
    expect(page.status).toBe(429);
    expect(outcomeOf(page)).toContain("only so many addresses at a time");
    expect(outcomeOf(page)).toContain("Ask on WhatsApp");
  }
  const large = await fetch(shop.url, {
    method: "POST",
    body: new URLSearchParams({ email: "x".repeat(700_000) }),
  });
  expect(large.status).toBe(413);
  expect(mail.mails).toEqual([]);

  const answers = await Promise.all(
    Array.from({ length: 1_000 }, (_, number) =>
      fetch(`${shop.url}/faq`, {
        method: "POST",
        body: new URLSearchParams({ newsletter: "60000", email: `${number}@mail.example` }),
        headers: { "X-Forwarded-For": `198.51.${number >> 8}.${number & 255}` },
      }).then(({ status }) => status),
    ),
  );
  const mailed = answers.filter((status) => status === 200).length;
  expect(mailed).toBeGreaterThan(0);
  expect(mailed).toBeLessThan(130);
  // Too many at once to be rendered, or too many addresses.
  expect(answers.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  await vi.waitFor(() => expect(mail.mails).toHaveLength(mailed), 60_000);
}, 180_000);

async function opened(settings: Record<string, string> = {}) {
  const mail = await openMailServer();
  const port = await freePort();
  const shop = await openShop({
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: mail.url,
    MAIL_FROM: "shop@label.example",
    MAIL_TO: "atelier@label.example",
    ...settings,
  });
  onTestFinished(async () => {
    await shop.close();
    await mail.close();
  });
  const editor = editorAt(shop.url, await tokenFor(shop.dataFolder, "editor"));
  return { shop: { ...shop, url: `http://127.0.0.1:${port}` }, mail, editor };
}

async function historyNames(editor: ReturnType<typeof editorAt>, text: string): Promise<boolean> {
  const url = "/data/history/production/transactions?excludeContent=false&reverse=true";
  return String(await editor.request<unknown>({ url })).includes(text);
}

async function subscribe(shop: Shop, mail: Mail) {
  await signUp(shop, email);
  await press(await linkIn(mail, 0));
}

function signUp(shop: Shop, address: string): Promise<Page> {
  return post(shop, { newsletter: "60000", email: address });
}

async function post(shop: Shop, fields: Record<string, string>): Promise<Page> {
  return pageOf(await fetch(`${shop.url}/faq`, { method: "POST", body: new URLSearchParams(fields) }));
}

async function press(link: string, headers: Record<string, string> = {}): Promise<Page> {
  return pageOf(await fetch(link, { method: "POST", body: new URLSearchParams(), headers }));
}

function outcomeOf({ html }: Page): string {
  return textOf(between(html, 'id="newsletter-outcome"', "</div>"));
}

type Mail = Awaited<ReturnType<typeof openMailServer>>;

function linkIn({ mails }: Mail, index: number): Promise<string> {
  return vi.waitFor(() => {
    const [link] = /http:\S+/.exec(mails[index]?.text ?? "") ?? [];
    if (link === undefined) throw new Error("The mail has not come yet.");
    return link;
  }, 20_000);
}

function headerOf(raw = "", name: string): string {
  const unfolded = raw.replaceAll("\r", "").replace(/\n[ \t]+/g, " ");
  return new RegExp(`^${name}: (.*)$`, "im").exec(unfolded)?.[1] ?? "";
}
