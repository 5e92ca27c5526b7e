import { copyFile, cp } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { ClientError, type SanityClient } from "@sanity/client";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "#server/lake/lake-process.ts";
import { openCaddy } from "#tests/support/caddy.ts";
import { openNginx } from "#tests/support/nginx.ts";
import { editorAt, tokenFor } from "#tests/support/running-lake.ts";
import { openShop, withHealthToken } from "#tests/support/shop.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

/** A machine hears of a publish within two seconds, or later where this one is busy. */
const PUBLISHED_MS = 20_000;

/** The outbox tries again after five seconds. */
const DELIVERED_MS = 60_000;

/** So many people look round meanwhile, each from an address of their own. */
const VISITORS = 8;

/** A visitor may send twelve messages at once, so each comes from somewhere else. */
const BETWEEN_MESSAGES_MS = 300;

const PUBLIC_URL = "https://shop.example";

const paths = ["/product/aurelie", "/product/aurelie.data", "/product/aurelie.md", "/?search=aurelie", "/"];

/** They are set up as docs/operating.md says, with the files of deploy/. */
describe.each([
  // Its cache takes pages of both machines, of which one may be seconds behind.
  { name: "nginx", openProxy: openNginx, mayGoBack: expect.any(Array) },
  { name: "Caddy", openProxy: openCaddy, mayGoBack: [] },
])("two machines of one shop behind $name", ({ openProxy, mayGoBack }) => {
  test("lose nothing while they restart one after the other", async () => {
    const { first, second, editor, token } = await openMachines();
    const proxy = await openProxy(first.url, second.url);
    onTestFinished(proxy.close);
    await expectAllCounted(proxy.url, token);
    const visitors = letVisitorsIn(proxy.url);
    const writers = letVisitorsWrite(proxy.url);

    for (const [step, machine] of [first, second].entries()) {
      await publish(editor, step + 1, [first, second]);
      await proxy.reload(machine.url);
      await machine.restart();
      await proxy.reload();
    }
    await publish(editor, 3, [first, second]);

    const { failed, backwards, visits } = await visitors.leave();
    const { unsent, sent } = await writers.leave();
    expect({ failed, backwards, unsent }).toEqual({ failed: [], backwards: mayGoBack, unsent: [] });
    expect(visits).toBeGreaterThan(VISITORS * paths.length);
    await vi.waitFor(async () => expect(await enquiriesIn(editor)).toEqual(sent.toSorted()), DELIVERED_MS);
  }, 300_000);
});

test("one of two bookings at once has the piece, and a form that both machines get is one enquiry", async () => {
  const { first, second, editor, token } = await openMachines();
  await editor.create({ _id: "rental.piece-one", _type: "piece" });
  const outcomes = await Promise.all(
    [first, second].map(({ url }, number) => book(editorAt(url, token), `rental.booking-${number}`)),
  );
  expect(outcomes.toSorted()).toEqual(["booked", "taken"]);

  const form = { ...contactForm("The same"), key: "1-2-3-4" };
  for (const { url } of [first, second]) expect(await send(url, "127.0.3.1", form)).toBe(200);
  await vi.waitFor(async () => {
    for (const { url } of [first, second]) expect((await healthOf(url)).enquiries.waiting).toBe(0);
  }, DELIVERED_MS);
  expect(await enquiriesIn(editor)).toEqual(["The same"]);
}, 120_000);

/** The first has the lake, and the second reads and writes there. */
async function openMachines() {
  const [firstData, secondData] = [temporaryFolder(), temporaryFolder()];
  const { SEEDED_DATA = "" } = process.env;
  await cp(SEEDED_DATA, firstData, { recursive: true });
  const first = await openMachine({ DATA_DIR: firstData });
  const token = await tokenFor(firstData, "editor");
  for (const secret of ["newsletter-secret", "preview-secret"])
    await copyFile(join(firstData, secret), join(secondData, secret));
  const second = await openMachine({
    DATA_DIR: secondData,
    SANITY_API_HOST: first.url,
    SANITY_API_TOKEN: await tokenFor(firstData, "viewer"),
    SANITY_WRITE_TOKEN: token,
  });
  return { first, second, token, editor: editorAt(first.url, token) };
}

async function openMachine(settings: Record<string, string>) {
  const PORT = String(await freePort());
  const own = { PUBLIC_URL, TRUST_PROXY: "127.0.0.1", DRAIN_SECONDS: "3" };
  const all = { ...own, PORT, ...settings };
  let shop = await openShop(all);
  const { url } = shop;
  onTestFinished(async () => void (await shop.close()));
  await vi.waitFor(async () => expect((await healthOf(url)).content.isListening).toBe(true), PUBLISHED_MS);
  return {
    url,
    async restart() {
      expect(await shop.close()).toBe(0);
      shop = await openShop(all);
      await vi.waitFor(
        async () => expect((await healthOf(url)).content.isListening).toBe(true),
        PUBLISHED_MS,
      );
    },
  };
}

async function healthOf(url: string) {
  return (await fetch(`${url}/healthz`, withHealthToken)).json();
}

/** Resolves once each machine shows it. */
async function publish(editor: SanityClient, version: number, machines: readonly { url: string }[]) {
  await editor
    .patch("product-aurelie")
    .set({ name: `Aurelie ${version}` })
    .commit();
  for (const { url } of machines)
    await vi.waitFor(async () => {
      const page = await (await fetch(`${url}/product/aurelie`)).text();
      expect(versionIn(page)).toBe(version);
    }, PUBLISHED_MS);
}

/** The number of the last publish, as the name of the dress says it. */
function versionIn(page: string): number {
  return Number(/Aurelie (\d)/.exec(page)?.[1] ?? 0);
}

/** Where this machine is busy, a page that tries again by itself is of no version. */
function isBusyPage(page: string): boolean {
  return page.includes('http-equiv="refresh"');
}

/** Studio reads there what has been counted of all visitors, whichever machine is theirs. */
async function expectAllCounted(url: string, token: string) {
  for (let number = 1; number <= VISITORS; number += 1)
    expect((await ask(`${url}/count`, `127.0.1.${number}`, "view=aurelie")).status).toBe(204);
  const counts = await fetch(`${url}/counts.csv?days=7`, { headers: { Authorization: `Bearer ${token}` } });
  expect(await counts.text()).toMatch(new RegExp(`view,aurelie,.*,${VISITORS}\\r`));
}

function letVisitorsIn(url: string) {
  const failed: string[] = [];
  const backwards: string[] = [];
  let visits = 0;
  let isOver = false;

  async function visit(path: string, address: string, shown: Map<string, number>) {
    const { status, body } = await ask(url + path, address);
    visits += 1;
    if (status !== 200) failed.push(`${path} ${status}`);
    const before = shown.get(path) ?? 0;
    const version = isBusyPage(body) ? before : versionIn(body);
    if (version < before) backwards.push(`${path} ${version}`);
    shown.set(path, version);
  }

  async function lookRound(address: string) {
    const shown = new Map<string, number>();
    for (; !isOver; await setTimeout(20)) for (const path of paths) await visit(path, address, shown);
  }

  const visitors = Array.from({ length: VISITORS }, (_, number) => lookRound(`127.0.1.${number + 1}`));
  return {
    async leave() {
      isOver = true;
      await Promise.all(visitors);
      return { failed, backwards, visits };
    },
  };
}

function letVisitorsWrite(url: string) {
  const sent: string[] = [];
  const unsent: string[] = [];
  let isOver = false;

  async function write() {
    for (let number = 1; !isOver; number += 1) {
      const message = `Message ${number}`;
      const status = await send(url, `127.0.2.${number}`, contactForm(message));
      if (status === 200) sent.push(message);
      else unsent.push(`${message} ${status}`);
      await setTimeout(BETWEEN_MESSAGES_MS);
    }
  }

  const writing = write();
  return {
    async leave() {
      isOver = true;
      await writing;
      return { sent, unsent };
    },
  };
}

function contactForm(message: string) {
  return { name: "Ada Byron", email: "ada@mail.example", message };
}

async function send(url: string, address: string, form: Record<string, string>): Promise<number | string> {
  return (await ask(`${url}/contact`, address, new URLSearchParams(form).toString())).status;
}

/** The address of this machine from which it is sent stands for a visitor. */
function ask(url: string, address: string, form?: string) {
  const { promise, resolve } = Promise.withResolvers<{ status: number | string; body: string }>();
  const headers = {
    Origin: PUBLIC_URL,
    "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0.0.0 Safari/537.36",
    "Content-Type": "application/x-www-form-urlencoded",
  };
  const asked = request(url, {
    agent: false,
    localAddress: address,
    ...(form === undefined ? {} : { method: "POST", headers }),
  });
  asked.on("error", ({ message }) => resolve({ status: message, body: "" }));
  asked.on("response", (response) => {
    text(response).then(
      (body) => resolve({ status: response.statusCode ?? 0, body }),
      (error: unknown) => resolve({ status: String(error), body: "" }),
    );
  });
  asked.end(form);
  return promise;
}

async function book(editor: SanityClient, id: string): Promise<string> {
  const piece = { _type: "reference", _ref: "rental.piece-one", _weak: true };
  const days = { firstDay: "2037-06-10", lastDay: "2037-06-12", daysBefore: 1, daysAfter: 2 };
  try {
    await editor.create({ _id: id, _type: "booking", piece, ...days, state: "booked" });
    return "booked";
  } catch (error) {
    if (error instanceof ClientError && error.statusCode === 409) return "taken";
    throw error;
  }
}

function enquiriesIn(editor: SanityClient): Promise<string[]> {
  return editor.fetch('*[_type == "enquiry"] | order(message).message', {}, { perspective: "raw" });
}
