import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { node, root } from "#scripts/prepare.mjs";
import { openContentHost } from "#tests/support/content-host.ts";
import { dress } from "#tests/support/dress.ts";
import { openMailServer } from "#tests/support/mail-server.ts";
import { type Page, pageOf } from "#tests/support/page.ts";
import { editorAt, lakeOf, tokenFor } from "#tests/support/running-lake.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

const contactForm = {
  name: "Ada Byron",
  email: "ada@mail.example",
  message: "A dress for May & after\n\n“é” 👗",
};

test("what a visitor sends is found in Studio's content, word for word, and by nobody without a token", async () => {
  const shop = await opened({});
  const reference = referenceIn(await send(shop, contactForm));
  const editor = editorAt(shop.url, await tokenFor(shop.dataFolder, "editor"));
  const found = await vi.waitFor(async () => {
    const [enquiry] = await editor.fetch('*[_type == "enquiry"]');
    expect(enquiry).toBeDefined();
    return enquiry;
  }, 20_000);
  expect(found).toMatchObject({
    ...contactForm,
    reference,
    status: "new",
    _id: expect.stringMatching(/^enquiry\./),
  });

  const paths = [
    "query/production?query=*",
    `doc/production/${found._id}`,
    "export/production",
    "listen/production?query=*",
  ];
  for (const path of paths) {
    const { status } = await fetch(`${shop.url}/v2021-10-21/data/${path}`);
    expect(status, path).toBe(401);
  }
  expect(shop.log(), "it is the log that is written").toContain("submission delivered");
  expect(shop.log(), "nor does the log hold a word of it").not.toMatch(/ada@mail|Byron|dress for May/i);
  expect(await healthOf(shop)).toMatchObject({ waiting: 0, oldest: null });
});

test("the lake ends at the worst moment: what was sent is delivered once it is back, once and in order", async () => {
  const shop = await opened({});
  const editor = editorAt(shop.url, await tokenFor(shop.dataFolder, "editor"));
  const messages = ["one", "two", "three"];
  process.kill(lakeOf(shop).process, "SIGKILL");
  for (const message of messages) referenceIn(await send(shop, { ...contactForm, message }));
  await vi.waitFor(async () => {
    const found = await editor.fetch('*[_type == "enquiry"] | order(received) {message}');
    expect(found).toEqual(messages.map((message) => ({ message })));
  }, 50_000);
});

test("a shop that may write nowhere says honestly that it delivers nothing, and keeps nothing", async () => {
  const host = await openContentHost({ documents: [dress("lia")] });
  onTestFinished(() => host.close());
  const shop = await opened({ SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url });
  const page = await send(shop, contactForm);
  expect(page.status).toBe(200);
  expect(page.text).toContain("not delivered from this page yet");
  const words = new URL(wayOn(page)).searchParams.get("text");
  for (const word of Object.values(contactForm)) expect(words).toContain(word);
  expect(await healthOf(shop)).toMatchObject({ waiting: 0 });
});

test("an outbox that cannot be opened is said kindly, with the same words as a message; the shop goes on", async () => {
  const folder = await mkdtemp(join(tmpdir(), "trousseau-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(process.env.SEEDED_DATA ?? "", folder, { recursive: true });
  await writeFile(join(folder, "enquiries"), "no folder");
  const shop = await opened({ DATA_DIR: folder });
  const page = await send(shop, contactForm);
  expect(page.status).toBe(503);
  expect(page.text).toContain("could not keep your message");
  expect(new URL(wayOn(page)).searchParams.get("text")).toContain(contactForm.message);
  expect((await fetch(shop.url)).status).toBe(200);
});

test("with a mail server the label is told, and the visitor gets the copy that she asks for", async () => {
  const mail = await openMailServer();
  onTestFinished(() => mail.close());
  const shop = await opened({
    SMTP_URL: mail.url,
    MAIL_FROM: "shop@label.example",
    MAIL_TO: "atelier@label.example",
  });
  const { html } = await pageOf(await fetch(`${shop.url}/contact`));
  expect(html).toMatch(/<input type="checkbox" name="copy"\/?>/);
  const reference = referenceIn(await send(shop, { ...contactForm, copy: "on" }));
  await vi.waitFor(() => expect(mail.mails).toHaveLength(2), 20_000);
  const [notice, copy] = mail.mails;
  expect(notice).toMatchObject({ recipients: ["atelier@label.example"] });
  expect(notice?.replyTo?.value).toMatchObject([{ address: contactForm.email }]);
  expect(copy).toMatchObject({ recipients: [contactForm.email] });
  expect(copy?.subject).toBe(`Your message to Auvrane (${reference})`);
  referenceIn(await send(shop, { ...contactForm, message: "without a copy" }));
  await vi.waitFor(() => expect(mail.mails).toHaveLength(3), 20_000);
  await vi.waitFor(async () => expect(await healthOf(shop)).toMatchObject({ waiting: 0 }), 20_000);
  expect(mail.mails.map(({ recipients }) => recipients)).toEqual([
    ["atelier@label.example"],
    [contactForm.email],
    ["atelier@label.example"],
  ]);
});

test("the privacy command finds and deletes what a person has sent: beside the shop, and when it does not run", async () => {
  const shop = await opened({});
  await send(shop, contactForm);
  await vi.waitFor(async () => expect(await healthOf(shop)).toMatchObject({ waiting: 0 }), 20_000);
  const settings = { DATA_DIR: shop.dataFolder, PORT: new URL(shop.url).port, HOST: "127.0.0.1" };
  expect(await privacy(settings, "find", contactForm.email)).toContain(
    "Found: 0 on their way, 1 in the content, 1 in its history",
  );
  expect(await privacy(settings, "delete", contactForm.email)).toContain(
    "Left: 0 on their way, 0 in the content, 0 in its history",
  );

  referenceIn(await send(shop, { ...contactForm, message: "another" }));
  await vi.waitFor(async () => expect(await healthOf(shop)).toMatchObject({ waiting: 0 }), 20_000);
  await shop.kill();
  await vi.waitFor(async () => {
    const exported = JSON.parse(await privacy(settings, "export", contactForm.email));
    expect(exported.content).toMatchObject([{ message: "another", email: contactForm.email }]);
  }, 60_000);
  expect(await privacy(settings, "delete", contactForm.email)).toContain(
    "Left: 0 on their way, 0 in the content, 0 in its history",
  );
}, 180_000);

async function privacy(settings: Record<string, string>, ...words: string[]): Promise<string> {
  const { PATH = "" } = process.env;
  const options = { cwd: root, env: { PATH, ...settings } };
  return (await promisify(execFile)(node, ["server/command/privacy-command.ts", ...words], options)).stdout;
}

async function opened(settings: Record<string, string>): Promise<Shop> {
  const shop = await openShop(settings);
  onTestFinished(() => shop.close().then(() => undefined));
  return shop;
}

async function send(shop: Shop, fields: Record<string, string>): Promise<Page> {
  return pageOf(await fetch(`${shop.url}/contact`, { method: "POST", body: new URLSearchParams(fields) }));
}

function referenceIn({ html }: Page): string {
  const [, reference] = /Reference<\/dt><dd[^>]*>([^<]+)/.exec(html) ?? [];
  expect(reference).toBeDefined();
  return reference ?? "";
}

function wayOn({ links }: Page): string {
  return links.find(({ name }) => name === "Send on WhatsApp")?.href ?? "";
}

async function healthOf(shop: Shop): Promise<unknown> {
  const { enquiries } = await (await fetch(`${shop.url}/healthz`)).json();
  return enquiries;
}
