import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeAll, expect, test } from "vitest";
import { dress } from "#tests/support/dress.ts";
import { sharedShop } from "#tests/support/page.ts";
import { tokenFor } from "#tests/support/running-lake.ts";
import { shopWith } from "#tests/support/shop-with.ts";

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

const uncounted = shopWith([dress("lia")]);
// No other test of this shop tells it of a visit.
const shop = sharedShop();
let token: string;

beforeAll(async () => {
  token = await tokenFor(shop.dataFolder, "editor");
});

test("after a visit nothing of the visitor is in the counts, the shop's folder or its log", async () => {
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
    expect(await tell(event, headers)).toBe(204);

  // Counts are written when somebody asks for them.
  expect(await countsOf("aurelie")).toEqual([
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

test("reading pages counts nothing: no visit without script, no data, no HEAD, no prefetch", async () => {
  const headers = { "User-Agent": PERSON };
  await fetch(`${shop.url}/product/odette`, { headers });
  await fetch(`${shop.url}/product/odette`, { headers, method: "HEAD" });
  await fetch(`${shop.url}/product/odette.data`, { headers: { ...headers, "Sec-Purpose": "prefetch" } });
  expect(await countsOf("odette")).toEqual([]);
});

test("one setting turns it off: nothing is taken, and pages say so to their script", async () => {
  const layout = (url: string) => fetch(`${url}/faq.data?_routes=root`).then((response) => response.text());
  expect(await layout(shop.url)).toMatch(/"countsVisits",true/);
  expect(await layout(uncounted.shop().url)).toMatch(/"countsVisits",false/);
  expect(await tell("view=aurelie", { "User-Agent": PERSON }, uncounted.shop().url)).toBe(405);
});

async function tell(body: string, headers: Record<string, string>, url = shop.url): Promise<number> {
  const init = { method: "POST", body: new URLSearchParams(body), headers: { Origin: url, ...headers } };
  return (await fetch(`${url}/count`, init)).status;
}

/** Adds the days of one dress together, because midnight may fall between. */
async function countsOf(dress: string): Promise<string[]> {
  const response = await fetch(`${shop.url}/counts.csv?days=7`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  const rows = (await response.text()).split("\r\n").map((line) => line.split(",").slice(1));
  const sums = new Map<string, number>();
  for (const row of rows.filter(([, slug]) => slug === dress)) {
    const counted = row.slice(0, -1).join(" ");
    sums.set(counted, (sums.get(counted) ?? 0) + Number(row.at(-1)));
  }
  return [...sums].map(([counted, sum]) => `${counted} ${sum}`).sort();
}
