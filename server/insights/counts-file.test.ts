import { expect, test } from "vitest";
import type { Catalogue } from "#model/dresses/catalogue.ts";
import type { CountedKind } from "#model/services/visit-counts.ts";
import { sampleProduct } from "#tests/support/sample-product.ts";
import type { CountedRow } from "./counts.ts";
import { countsFile } from "./counts-file.ts";

const lia = sampleProduct("lia", {
  name: "=Lia",
  colours: [{ name: "Blush", value: "#e6c4ba", slug: "blush", isAvailable: true }],
});

const shown = { revision: "1", products: [lia] };

const row = (kind: CountedKind, dress: string, word: string, day = "2026-11-24"): CountedRow => ({
  day,
  kind,
  dress,
  word,
  count: 2,
});

/** A counter with these rows, in order, that notes what it is asked for. */
function open(rows: readonly CountedRow[] = [], catalogue: () => Catalogue | undefined = () => shown) {
  const asked: { from: string; after: CountedRow | undefined }[] = [];
  const handle = countsFile({
    counter: {
      today: () => "2026-11-24",
      rows(from, after, most) {
        asked.push({ from, after });
        const begin = after ? rows.indexOf(after) + 1 : 0;
        return rows.slice(begin, begin + most);
      },
    },
    catalogue,
    collections: () => ({ tulle: { name: "Nuages", shortName: "Nuages" } }),
    isEditor: async (token) => token === "mara",
  });
  const ask = async (
    address = "/counts.csv?days=7",
    init: RequestInit = { headers: { Authorization: "Bearer mara" } },
  ) => handle(new Request(`https://shop.example${address}`, init), "");
  return { ask, asked };
}

test("the label's own people get a table, with the names of dresses and colours that are there", async () => {
  const { ask } = open([
    row("colour", "lia", "blush"),
    row("colour", "lia", "gone"),
    row("size", "lia", "blush"),
    row("view", "sold", ""),
    row("search", "", "lace"),
    row("collection", "", "tulle"),
    row("home", "", ""),
    row("source", "", "Instagram"),
  ]);
  const answer = await ask();
  expect(await answer?.text()).toBe(
    [
      "day,what,slug,dress,word,count",
      `2026-11-24,colour,lia,'=Lia,Blush,2`,
      `2026-11-24,colour,lia,'=Lia,gone,2`,
      `2026-11-24,size,lia,'=Lia,blush,2`,
      "2026-11-24,view,sold,sold,,2",
      "2026-11-24,search,,,lace,2",
      "2026-11-24,collection,,,Nuages,2",
      "2026-11-24,home,,,,2",
      "2026-11-24,source,,,Instagram,2",
      "",
    ].join("\r\n"),
  );
  expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
    "access-control-allow-origin": "*",
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="demand.csv"',
    "cache-control": "no-store",
  });
});

test("without a catalogue dresses and colours are named by their addresses", async () => {
  const { ask } = open([row("colour", "lia", "blush")], () => undefined);
  expect(await (await ask())?.text()).toContain("\r\n2026-11-24,colour,lia,lia,blush,2\r\n");
});

test("of seven days the first is six before today", async () => {
  const { ask, asked } = open();
  for (const days of [7, 30, 400]) await (await ask(`/counts.csv?days=${days}`))?.text();
  expect(asked.map(({ from }) => from)).toEqual(["2026-11-18", "2026-10-26", "2025-10-21"]);
});

test("a long table is read in pieces, and each goes on where the one before ended", async () => {
  const rows = Array.from({ length: 2_000 }, (_, at) => row("view", `dress-${at}`, ""));
  const { ask, asked } = open(rows);
  const lines = (await (await ask())?.text())?.trimEnd().split("\r\n") ?? [];
  expect(lines.slice(1)).toEqual(rows.map(({ dress }) => `2026-11-24,view,${dress},${dress},,2`));
  expect(asked.map(({ after }) => after?.dress)).toEqual([undefined, "dress-999", "dress-1999"]);
});

test("who asks for the headers alone gets those of the table, and no row is read", async () => {
  const headers = { Authorization: "Bearer mara" };
  const table = await open().ask("/counts.csv?days=7", { headers });
  const { ask, asked } = open([row("view", "lia", "")]);
  const head = await ask("/counts.csv?days=7", { method: "HEAD", headers });
  expect(head?.status).toBe(200);
  expect([...(head?.headers ?? [])]).toEqual([...(table?.headers ?? [])]);
  expect(asked).toEqual([]);
});

test.each([
  ["nobody", undefined],
  ["a stranger", "Bearer eve"],
  ["another kind of login", "Basic mara"],
])("%s is refused, and the counter is not asked", async (_, authorization) => {
  const { ask, asked } = open([row("view", "lia", "")]);
  const answer = await ask("/counts.csv?days=7", {
    headers: authorization ? { Authorization: authorization } : {},
  });
  expect([answer?.status, await answer?.text()]).toEqual([401, "This needs someone who is logged in."]);
  // Studio may stand on another host, and tells its user.
  expect(answer?.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(asked).toEqual([]);
});

test.each(["", "?days=", "?days=8", "?days=7.0", "?days=1000000"])("%s is no span", async (query) => {
  const answer = await open().ask(`/counts.csv${query}`);
  expect([answer?.status, await answer?.text()]).toEqual([400, "No such span of days."]);
  expect(answer?.headers.get("Access-Control-Allow-Origin")).toBe("*");
});

test("a browser may send the login of a Studio on another host", async () => {
  const answer = await open().ask("/counts.csv?days=7", { method: "OPTIONS" });
  expect(answer?.status).toBe(204);
  expect(answer?.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(answer?.headers.get("Access-Control-Allow-Headers")).toContain("Authorization");
});

test("other addresses are not its concern", async () => {
  expect(await open().ask("/counts.csv/")).toBeUndefined();
  expect(await open().ask("/count", { method: "POST" })).toBeUndefined();
});
