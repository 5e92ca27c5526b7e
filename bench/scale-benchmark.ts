import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { openDataFolder } from "./catalogues.ts";
import { type Process, startShop } from "./processes.ts";
import { bytesOf } from "./request-load.ts";
import type { ResultRow } from "./result-table.ts";

const SIZES = [28, 1_000, 10_000];

/** So many visits a minute come for so long. In milliseconds. */
const RATES = [100, 1_000];
const LOAD_MS = 20_000;

/** A visitor sees so many pictures of each screen. */
const PICTURES = 8;

/** Measures what a shop needs with so many dresses and visitors; docs/scale.md tells it. */
export async function scaleRows(): Promise<ResultRow[]> {
  const rows: ResultRow[] = [];
  for (const size of SIZES) rows.push(...(await rowsOf(size)));
  return rows;
}

async function rowsOf(size: number): Promise<ResultRow[]> {
  const data = await openDataFolder(size);
  const first = await mkdtemp(join(tmpdir(), "trousseau-bench-first-"));
  try {
    // The address of the requests is the shop's own, or no page would be cached.
    const settings = { PUBLIC_URL: "", COUNT_VISITS: "false" };
    const filling = await startShop({ ...settings, DATA_DIR: first, CONTENT: join(data, "dataset") });
    await filling.close();
    const shop = await startShop({ ...settings, DATA_DIR: data });
    try {
      const requests = await requestsOfVisit(shop.url);
      await visit(requests, new Agent());
      const idle = shop.residentMb();
      const started = `first start ${seconds(filling.startMs)}, then ${seconds(shop.startMs)}, ${idle.toFixed(0)} MB`;
      const rows = [rowOf(`${size} dresses: the start, and all processes after one visit`, started)];
      for (const rate of RATES) rows.push(await visitsRow(shop, { size, rate, requests }));
      rows.push(await feedRow(shop, size));
      return rows;
    } finally {
      await shop.close();
    }
  } finally {
    for (const folder of [data, first]) await rm(folder, { recursive: true, force: true });
  }
}

type Load = { size: number; rate: number; requests: readonly string[] };

async function visitsRow(shop: Process, { size, rate, requests }: Load): Promise<ResultRow> {
  const cpuBefore = shop.cpuMs();
  const began = performance.now();
  const waits: number[] = [];
  const visits: Promise<void>[] = [];
  for (let number = 0; number < (rate * LOAD_MS) / 60_000; number += 1) {
    await setTimeout(Math.max(0, began + (number * 60_000) / rate - performance.now()));
    const agent = new Agent({ keepAlive: true });
    visits.push(visit(requests, agent, (ms) => void waits.push(ms)).finally(() => agent.destroy()));
  }
  await Promise.all(visits);
  const tookMs = performance.now() - began;
  const cpu = shop.cpuMs() - cpuBefore;
  return rowOf(
    `${size} dresses, ${rate} visits a minute of ${requests.length} requests`,
    [
      `${((100 * cpu) / tookMs).toFixed(0)} % of a core`,
      `${(cpu / visits.length).toFixed(1)} ms a visit`,
      `${quantile(waits, 0.5)}, ${quantile(waits, 0.99)} ms a request (half, 99 %)`,
      `${shop.residentMb().toFixed(0)} MB`,
    ].join(", "),
  );
}

/** A whole feed while somebody looks at the home page, again and again. */
async function feedRow(shop: Process, size: number): Promise<ResultRow> {
  const before = shop.ownMb();
  const waits: number[] = [];
  const began = performance.now();
  let isRead = false;
  const reading = bytesOf({ url: `${shop.url}/catalogue.xml` }).finally(() => {
    isRead = true;
  });
  const agent = new Agent({ keepAlive: true });
  while (!isRead) waits.push(await timed(`${shop.url}/`, agent));
  const { byteLength } = await reading;
  const tookMs = performance.now() - began;
  agent.destroy();
  return rowOf(
    `${size} dresses: /catalogue.xml, as sent`,
    [
      `${(byteLength / 2 ** 20).toFixed(1)} MB`,
      seconds(tookMs),
      `${(shop.ownMb() - before).toFixed(0)} MB more in the shop`,
      `${quantile(waits, 0.5)}, ${quantile(waits, 0.99)}, ${quantile(waits, 1)} ms the home page meanwhile (half, 99 %, all)`,
    ].join(", "),
  );
}

/** Three screens with their scripts, styles and first pictures, as a browser without a cache asks for them. */
async function requestsOfVisit(url: string): Promise<string[]> {
  const requests = new Set<string>();
  for (const path of ["/", "/collection/tulle-dresses", "/product/dress-1"]) {
    requests.add(url + path);
    const html = await (await fetch(url + path)).text();
    const files = html.match(/\/static\/[\w./-]+\.(?:js|css|woff2)/g) ?? [];
    const pictures = [...html.matchAll(/<img[^>]* src="(\/images\/[^"]+)"/g)].map(([, src = ""]) => src);
    for (const file of files) requests.add(url + file);
    for (const picture of pictures.slice(0, PICTURES)) requests.add(url + picture.replaceAll("&amp;", "&"));
  }
  return [...requests];
}

async function visit(
  requests: readonly string[],
  agent: Agent,
  tell: (ms: number) => void = () => undefined,
) {
  for (const url of requests) tell(await timed(url, agent));
}

/** Rejects where something else is answered than what is measured. */
function timed(url: string, agent: Agent): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "Accept-Encoding": "br" } }, (response) => {
      response.resume();
      response.on("end", () =>
        response.statusCode === 200
          ? resolve(performance.now() - began)
          : reject(new Error(`${url}: ${response.statusCode}`)),
      );
    }).on("error", reject);
  });
}

function quantile(values: readonly number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.floor(share * sorted.length));
  return (sorted[at] ?? Number.NaN).toFixed(1);
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

function rowOf(what: string, measured: string): ResultRow {
  return { what, measured, goal: "" };
}
