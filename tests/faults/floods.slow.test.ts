import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { openMailServer } from "#tests/support/mail-server.ts";
import { memoryOf } from "#tests/support/memory.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

/** No browser would open this many; an attacker would. */
const CONNECTIONS = 30;

/** A heap that may not grow, so that garbage hides nothing that is held. V8 counts in megabytes. */
const SMALL_HEAP = "--max-semi-space-size=4 --max-old-space-size=96";

/** The cache alone could take 48 MB. */
const GROWTH_BYTES = 24 * 2 ** 20;

/** Sign-ups that are mailed of any number at once: server/newsletter/receive-sign-up.ts. */
const MOST_MAILS = 130;

/** Pages that shoppers come for, as they were before. */
const pages = [
  "/",
  "/faq",
  "/collection/tulle-dresses",
  "/collection/satin-dresses?sort=price-ascending",
  "/product/aurelie",
  "/product/aurelie?colour=blush&size=38",
  "/product/aurelie.data",
  "/_.data",
];

let shop: Shop;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

beforeAll(async () => {
  shop = await openShop({ NODE_OPTIONS: SMALL_HEAP });
});

afterAll(async () => {
  agent.destroy();
  await shop.close();
});

test("a thousand sign-ups at once are bounded, and nobody gets two mails", async () => {
  const mail = await openMailServer();
  const letters = await openShop({
    TRUST_PROXY: "127.0.0.1",
    PUBLIC_URL: "https://shop.example",
    SMTP_URL: mail.url,
    MAIL_FROM: "shop@label.example",
    MAIL_TO: "atelier@label.example",
  });
  onTestFinished(async () => {
    await letters.close();
    await mail.close();
  });
  const statuses = await Promise.all(
    Array.from({ length: 1_000 }, async (_, number) => {
      const body = new URLSearchParams({ newsletter: "60000", email: `${number}@mail.example` });
      const headers = { "X-Forwarded-For": `198.51.${number >> 8}.${number & 255}` };
      return (await fetch(`${letters.url}/faq`, { method: "POST", body, headers })).status;
    }),
  );
  // Too many at once to be rendered, or too many addresses.
  expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  const mailed = statuses.filter((status) => status === 200).length;
  expect(mailed).toBeGreaterThan(0);
  expect(mailed).toBeLessThan(MOST_MAILS);
  await vi.waitFor(() => expect(mail.mails).toHaveLength(mailed), 60_000);
  expect(new Set(mail.mails.flatMap(({ recipients }) => recipients)).size).toBe(mailed);
}, 180_000);

test("5,000 made-up addresses later the same pages are cached, and memory is flat", async () => {
  for (const path of pages) await visit(path);
  await flood(1, 1_000);
  const before = await memoryOf(shop.pid);
  const unexpected = await flood(1_001, 5_000);
  const grown = (await memoryOf(shop.pid)) - before;
  for (const path of pages) expect(await statusOf(path), path).toBe("shop; hit");
  expect(grown).toBeLessThan(GROWTH_BYTES);
  expect(unexpected).toEqual([]);
}, 120_000);

test("more searches than can be rendered are told when to come again, while cached pages are served", async () => {
  for (const path of pages) await visit(path);
  const crowd = new Agent();
  const searches = Array.from({ length: 300 }, (_, index) => visit(`/?search=${index}`, {}, crowd));
  const meanwhile = await Promise.all(pages.map((path) => visit(path)));
  expect(meanwhile.map(({ status }) => status)).toEqual(pages.map(() => 200));
  const refused = (await Promise.all(searches)).filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, headers, body } of refused) {
    expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "5", "no-store"]);
    expect(body).toContain("This page will try again in a moment");
  }
  expect((await visit("/?search=aur")).status).toBe(200);
});

/** All that visitors can make up, each different: mostly values, which cost least to send. Returns the statuses that surprise. */
async function flood(from: number, to: number): Promise<string[]> {
  const unexpected: string[] = [];
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index).values();
  async function connection() {
    for (const number of numbers) {
      const [path, headers] = madeUp(number);
      const { statusCode } = (await send(path, { "Accept-Encoding": "br", ...headers })).resume();
      const expected = path.startsWith("/nowhere") ? 404 : 200;
      if (statusCode !== expected) unexpected.push(`${statusCode} ${path}`);
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return unexpected;
}

function madeUp(number: number): [path: string, headers?: Record<string, string>] {
  const kinds: [string, Record<string, string>?][] = [
    [`/product/aurelie?colour=${number}`],
    [`/product/aurelie?size=${number}`, { "Accept-Encoding": "gzip" }],
    [`/product/aurelie.data?colour=blush&size=${number}`],
    [`/collection/tulle-dresses?sort=${number}`],
    [`/collection/tulle-dresses?page=${number}&sort=name-ascending`],
    [`/?notice=${number}`],
    [`/?utm_source=${number}`],
    [`/FAQ.data?${number}`],
    number % 100 < 30 ? [`/?search=${number}`] : [`/faq?${number}`],
    number % 100 < 30 ? ["/faq", { Host: `host-${number}.example` }] : [`/about?${number}`],
    number % 100 < 30 ? [`/nowhere-${number}`] : [`/contact?${number}`],
    number % 100 < 30 ? [`/faq.data?_routes=root,${number}`] : [`/faq.data?${number}`],
  ];
  return kinds[number % kinds.length] ?? ["/"];
}

async function statusOf(path: string) {
  return (await visit(path)).headers["cache-status"];
}

async function visit(path: string, headers: Record<string, string> = {}, connections = agent) {
  const response = await send(path, headers, connections);
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}

/** The body need not be read. */
function send(path: string, headers: Record<string, string>, connections = agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const ask = request(shop.url + path, { headers, agent: connections });
    ask.on("error", reject);
    ask.on("response", resolve);
    ask.end();
  });
}
