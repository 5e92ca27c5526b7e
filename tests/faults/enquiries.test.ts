import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { dress } from "#tests/support/dress.ts";
import { openMailServer } from "#tests/support/mail-server.ts";
import { between, type Page, pageOf, referenceIn, textOf } from "#tests/support/page.ts";
import { editorAt, tokenFor } from "#tests/support/running-lake.ts";
import { openShop, type Shop, withHealthToken } from "#tests/support/shop.ts";
import { shopWith } from "#tests/support/shop-with.ts";

/** A machine that is busy with other tests needs so long. */
const DELIVERED_MS = 20_000;

const contactForm = {
  name: "Ada Byron",
  email: "ada@mail.example",
  message: "A dress for May & after\n\n“é” 👗",
};

const house = { _id: "house", _type: "house", name: "Maison Une", phone: "41441234567" };
const atHost = shopWith([dress("lia"), house]);
let mail: Awaited<ReturnType<typeof openMailServer>>;
let shop: Shop;

beforeAll(async () => {
  mail = await openMailServer();
  const mails = { MAIL_FROM: "shop@label.example", MAIL_TO: "atelier@label.example" };
  shop = await openShop({ SMTP_URL: mail.url, ...mails });
});

afterAll(async () => {
  await shop.close();
  await mail.close();
});

test("what a visitor sends is found in Studio's content, word for word, and by nobody without a token", async () => {
  const reference = referenceIn(await send(contactForm));
  const editor = editorAt(shop.url, await tokenFor(shop.dataFolder, "editor"));
  const found = await vi.waitFor(async () => {
    const [enquiry] = await editor.fetch('*[_type == "enquiry" && reference == $reference]', { reference });
    expect(enquiry).toBeDefined();
    return enquiry;
  }, DELIVERED_MS);
  expect(found).toMatchObject({ ...contactForm, status: "new", _id: expect.stringMatching(/^enquiry\./) });

  const all = "query/production?query=* export/production listen/production?query=*".split(" ");
  const paths = [...all, `doc/production/${found._id}`];
  for (const path of paths) {
    const { status } = await fetch(`${shop.url}/v2021-10-21/data/${path}`);
    expect(status, path).toBe(401);
  }
  expect(shop.log(), "it is the log that is written").toContain("submission delivered");
  expect(shop.log(), "nor does the log hold a word of it").not.toMatch(/ada@mail|Byron|dress for May/i);
});

test("with a mail server the label is told, and the visitor gets the copy that she asks for", async () => {
  const { html } = await pageOf(await fetch(`${shop.url}/contact`));
  expect(html).toMatch(/<input type="checkbox" name="copy"\/?>/);
  const eve = { ...contactForm, email: "eve@mail.example" };
  const reference = referenceIn(await send({ ...eve, copy: "on" })) ?? expect.fail();
  const subjectsOf = () =>
    mail.mails.map(({ subject }) => subject).filter((text) => text?.includes(reference));
  await vi.waitFor(() => expect(subjectsOf()).toHaveLength(2), DELIVERED_MS);
  const [notice, copy] = mail.mails.filter(({ subject }) => subject?.includes(reference));
  expect(notice).toMatchObject({ recipients: ["atelier@label.example"] });
  expect(notice?.replyTo?.value).toMatchObject([{ address: eve.email }]);
  expect(copy).toMatchObject({ recipients: [eve.email], subject: `Your message to Auvrane (${reference})` });

  const plain = { ...contactForm, email: "mina@mail.example" };
  expect(referenceIn(await send(plain))).toBeDefined();
  await vi.waitFor(async () => expect(await waitingAt(shop)).toBe(0), DELIVERED_MS);
  expect(mail.mails.flatMap(({ recipients }) => recipients)).not.toContain(plain.email);
});

test("a shop that may write nowhere says honestly that it delivers nothing, and keeps nothing", async () => {
  const page = await send(contactForm, atHost.shop());
  expect(page.status).toBe(200);
  expect(page.text).toContain("One step left: send your message on WhatsApp or by email");
  const words = page.links.find(({ name }) => name === "Send on WhatsApp")?.href ?? "";
  for (const word of Object.values(contactForm))
    expect(new URL(words).searchParams.get("text")).toContain(word);
  expect(await waitingAt(atHost.shop())).toBe(0);
});

test("without a mail server, or an address of its own for links, it says so and keeps nothing", async () => {
  const email = "new@mail.example";
  const headers = { "X-Forwarded-For": "198.51.100.77" };
  for (const url of [inject("shop"), shop.url]) {
    const body = new URLSearchParams({ newsletter: "60000", email });
    const page = await pageOf(await fetch(`${url}/faq`, { method: "POST", body, headers }));
    expect(page.status).toBe(200);
    const outcome = textOf(between(page.html, 'id="newsletter-outcome"', "</div>"));
    expect(outcome).toContain("One step left: send us your address");
    expect(outcome).toContain("Send it on WhatsApp");
    expect((await pageOf(await fetch(`${url}/privacy`))).text).toContain("keeps no address");
  }
  await vi.waitFor(async () => expect(await waitingAt(shop)).toBe(0), DELIVERED_MS);
  expect(mail.mails.flatMap(({ recipients }) => recipients)).not.toContain(email);
});

async function send(fields: Record<string, string>, { url } = shop): Promise<Page> {
  return pageOf(await fetch(`${url}/contact`, { method: "POST", body: new URLSearchParams(fields) }));
}

async function waitingAt({ url }: Shop): Promise<number> {
  return (await (await fetch(`${url}/healthz`, withHealthToken)).json()).enquiries.waiting;
}
