import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { tokenFor } from "#tests/support/running-lake.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

const PERSON =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";

/** Whatever a visitor brings along, each with a mark of its own. */
const marks = {
  address: "203.0.113.77",
  browser: "MarkedBrowser",
  referrer: "marked-referrer",
  query: "marked-query",
  cookie: "marked-cookie",
  language: "xx-marked",
  search: "marked search",
  extra: "marked-extra",
};

test("after a visit nothing of the visitor is in the counts, nor anywhere else in the shop's folder or its log", async () => {
  const shop = await opened({ TRUST_PROXY: "127.0.0.1" });
  const headers = {
    "X-Forwarded-For": marks.address,
    "User-Agent": `${PERSON} ${marks.browser}`,
    Referer: `${shop.url}/product/aurelie?from=${marks.referrer}`,
    Cookie: `id=${marks.cookie}`,
    "Accept-Language": marks.language,
  };
  await fetch(`${shop.url}/product/aurelie?utm_source=${marks.query}`, { headers });
  for (const event of [
    "view=aurelie",
    "rent=aurelie&colour=sage&size=38",
    `view=aurelie&x=${marks.extra}`,
    `search=${marks.search}`,
  ])
    expect(await tell(shop, event, headers)).toBe(204);

  const rows = await countsOf(shop);
  expect(rows).toEqual([
    "colour aurelie Aurélie Sage 1",
    "rent aurelie Aurélie  1",
    "size aurelie Aurélie 38 1",
    "view aurelie Aurélie  2",
  ]);
  const database = new DatabaseSync(join(shop.dataFolder, "counts/counts.sqlite"), { readOnly: true });
  const columns = database.prepare("SELECT name FROM pragma_table_info('counts')").all();
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  database.close();
  expect(columns.map(({ name }) => name)).toEqual(["day", "kind", "dress", "word", "count"]);
  expect(tables).toEqual([{ name: "counts" }]);

  const files = await readdir(join(shop.dataFolder, "counts"));
  expect(files.length).toBeGreaterThan(0);
  const bytes = await Promise.all(
    files.map((name) => readFile(join(shop.dataFolder, "counts", name), "latin1")),
  );
  expect(bytes.join(""), "the file is the one that is written").toContain("aurelie");
  expect(shop.log(), "and so is the log").toContain("catalogue shown");
  for (const [what, mark] of Object.entries(marks)) {
    expect(bytes.join("").includes(mark), what).toBe(false);
    expect(shop.log().includes(mark), `${what} in the log`).toBe(false);
  }
});

test("reading pages counts nothing: not a visit without script, not a search engine's, no data, no HEAD, no prefetch", async () => {
  const shop = await opened({});
  const headers = { "User-Agent": PERSON };
  await fetch(`${shop.url}/product/aurelie`, { headers });
  await fetch(`${shop.url}/product/aurelie`, { headers, method: "HEAD" });
  await fetch(`${shop.url}/product/aurelie.data`, { headers: { ...headers, "Sec-Purpose": "prefetch" } });
  await fetch(`${shop.url}/?search=nothing`, { headers });
  expect(await countsOf(shop)).toEqual([]);
});

test("what is counted is on disk after a while, and when the shop ends", async () => {
  const shop = await opened({});
  await tell(shop, "view=aurelie");
  await tell(shop, "view=nobody");
  const file = join(shop.dataFolder, "counts/counts.sqlite");
  const total = () => {
    const database = new DatabaseSync(file, { readOnly: true });
    const rows = database.prepare("SELECT kind, dress, count FROM counts").all();
    database.close();
    return rows;
  };
  expect(total(), "it is written later").toEqual([]);
  await vi.waitFor(() => expect(total()).toEqual([{ kind: "view", dress: "aurelie", count: 1 }]), 20_000);
  await tell(shop, "view=aurelie");
  // Its folder stays, as it does not where a test closes it.
  process.kill(shop.pid);
  await vi.waitFor(() => expect(total()).toEqual([{ kind: "view", dress: "aurelie", count: 2 }]), 20_000);
});

test("only who is logged in reads the counts, from any Studio, in a span that there is", async () => {
  const shop = await opened({});
  const ask = (init: RequestInit, days = "30") => fetch(`${shop.url}/counts.csv?days=${days}`, init);
  expect((await ask({})).status).toBe(401);
  expect((await ask({ headers: { Authorization: "Bearer made-up" } })).status).toBe(401);
  const headers = { Authorization: `Bearer ${await tokenFor(shop.dataFolder, "editor")}` };
  const { status } = await ask({ headers });
  expect(status).toBe(200);
  for (const days of ["", "31", "-1", "400x", "1e3"])
    expect((await ask({ headers }, days)).status, days).toBe(400);
  expect((await ask({ headers, method: "POST" })).status).toBe(405);
  const preflight = await ask({ method: "OPTIONS" });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-headers")).toMatch(/Authorization/);
});

test("one setting turns it off: nothing is taken, and pages say so to their script", async () => {
  const [off, on] = [await opened({ COUNT_VISITS: "false" }), await opened({})];
  expect(await tell(off, "view=aurelie")).not.toBe(204);
  expect(await countsOf(off)).toEqual([]);
  const layout = async ({ url }: Shop) => await (await fetch(`${url}/faq.data?_routes=root`)).text();
  expect(await layout(on)).toMatch(/"countsVisits",true/);
  expect(await layout(off)).toMatch(/"countsVisits",false/);
});

async function opened(settings: Record<string, string>): Promise<Shop> {
  const shop = await openShop(settings);
  onTestFinished(async () => {
    await shop.close();
  });
  return shop;
}

async function tell(shop: Shop, body: string, headers: Record<string, string> = {}): Promise<number> {
  const own = { "User-Agent": PERSON, Origin: shop.url, ...headers };
  return (await fetch(`${shop.url}/count`, { method: "POST", body: new URLSearchParams(body), headers: own }))
    .status;
}

/** Without the header and the days. */
async function countsOf(shop: Shop): Promise<string[]> {
  const response = await fetch(`${shop.url}/counts.csv?days=7`, {
    headers: { Authorization: `Bearer ${await tokenFor(shop.dataFolder, "editor")}` },
  });
  expect(response.status).toBe(200);
  const lines = (await response.text()).split("\r\n").slice(1).filter(Boolean);
  return lines.map((line) => line.split(",").slice(1).join(" "));
}
