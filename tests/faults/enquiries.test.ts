import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openContentHost } from "#tests/support/content-host.ts";
import { dress } from "#tests/support/dress.ts";
import { type Page, pageOf } from "#tests/support/page.ts";
import { editorAt, lakeOf, tokenFor } from "#tests/support/running-lake.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

const letter = { name: "Ada Byron", email: "ada@mail.example", message: "A dress for May & after\n\n“é” 👗" };

test("what a visitor sends is found in Studio's content, word for word, and by nobody without a token", async () => {
  const shop = await opened({});
  const reference = referenceIn(await send(shop, letter));
  const editor = editorAt(shop.url, await tokenFor(shop.dataFolder, "editor"));
  const found = await vi.waitFor(async () => {
    const [enquiry] = await editor.fetch('*[_type == "enquiry"]');
    expect(enquiry).toBeDefined();
    return enquiry;
  }, 20_000);
  expect(found).toMatchObject({
    ...letter,
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
  expect(shop.log(), "nor does the log hold a word of it").not.toMatch(/ada@mail|Byron|dress for May/i);
  expect(await healthOf(shop)).toMatchObject({ waiting: 0, oldest: null });
});

test("the lake ends at the worst moment: what was sent is delivered once it is back, once and in order", async () => {
  const shop = await opened({});
  const editor = editorAt(shop.url, await tokenFor(shop.dataFolder, "editor"));
  const messages = ["one", "two", "three"];
  process.kill(lakeOf(shop).process, "SIGKILL");
  for (const message of messages) referenceIn(await send(shop, { ...letter, message }));
  await vi.waitFor(async () => {
    const found = await editor.fetch('*[_type == "enquiry"] | order(received) {message}');
    expect(found).toEqual(messages.map((message) => ({ message })));
  }, 50_000);
});

test("a shop that may write nowhere says honestly that it delivers nothing, and keeps nothing", async () => {
  const host = await openContentHost({ documents: [dress("lia")] });
  onTestFinished(() => host.close());
  const shop = await opened({ SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url });
  const page = await send(shop, letter);
  expect(page.status).toBe(200);
  expect(page.text).toContain("not delivered from this page yet");
  const words = new URL(wayOn(page)).searchParams.get("text");
  for (const word of Object.values(letter)) expect(words).toContain(word);
  expect(await healthOf(shop)).toMatchObject({ waiting: 0 });
});

test("an outbox that cannot be opened is said kindly, with the same words as a message; the shop goes on", async () => {
  const folder = await mkdtemp(join(tmpdir(), "trousseau-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(process.env.SEEDED_DATA ?? "", folder, { recursive: true });
  await writeFile(join(folder, "enquiries"), "no folder");
  const shop = await opened({ DATA_DIR: folder });
  const page = await send(shop, letter);
  expect(page.status).toBe(503);
  expect(page.text).toContain("could not keep your message");
  expect(new URL(wayOn(page)).searchParams.get("text")).toContain(letter.message);
  expect((await fetch(shop.url)).status).toBe(200);
});

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
