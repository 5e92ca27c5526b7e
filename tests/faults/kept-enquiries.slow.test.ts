import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { node, root } from "#scripts/prepare.mjs";
import { type Page, pageOf, referenceIn } from "#tests/support/page.ts";
import { editorAt, lakeOf, tokenFor } from "#tests/support/running-lake.ts";
import { openShop, type Shop, withHealthToken } from "#tests/support/shop.ts";

const contactForm = { name: "Ada Byron", email: "ada@mail.example", message: "A dress for May & after" };

test("the lake ends at the worst moment: what was sent is delivered once it is back, once and in order", async () => {
  const shop = await opened({});
  const editor = editorAt(shop.url, await tokenFor(shop.dataFolder, "editor"));
  const messages = ["one", "two", "three"];
  process.kill(lakeOf(shop).process, "SIGKILL");
  for (const message of messages)
    expect(referenceIn(await send(shop, { ...contactForm, message }))).toBeDefined();
  await vi.waitFor(async () => {
    const found = await editor.fetch('*[_type == "enquiry"] | order(received) {message}');
    expect(found).toEqual(messages.map((message) => ({ message })));
  }, 50_000);
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

  expect(referenceIn(await send(shop, { ...contactForm, message: "another" }))).toBeDefined();
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
  return (await promisify(execFile)(node, ["server/command/shop-command.ts", "privacy", ...words], options))
    .stdout;
}

async function opened(settings: Record<string, string>): Promise<Shop> {
  const shop = await openShop(settings);
  onTestFinished(() => shop.close().then(() => undefined));
  return shop;
}

async function send(shop: Shop, fields: Record<string, string>): Promise<Page> {
  return pageOf(await fetch(`${shop.url}/contact`, { method: "POST", body: new URLSearchParams(fields) }));
}

async function healthOf(shop: Shop): Promise<unknown> {
  const { enquiries } = await (await fetch(`${shop.url}/healthz`, withHealthToken)).json();
  return enquiries;
}
