import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bytesOf, cpuPerRequest, requestAll, type Target } from "./load.ts";
import { type Process, start } from "./processes.ts";
import { median, type Row, ratio } from "./result-table.ts";

const ROUNDS = 5;
const COLLECTION = "/collection/tulle-dresses";
const WARM_UP = 400;

/** Processor time and memory of the host, each beside a server that returns one prebuilt string. */
export async function hostRows(shop: Process, data: string): Promise<Row[]> {
  const page = await bytesOf({ url: shop.url + COLLECTION });
  const file = join(data, "baseline.br");
  await writeFile(file, page);
  const baseline = await start("bench/string-server.ts", { BODY: file });
  try {
    const cached = { shop: shop.url + COLLECTION, baseline: baseline.url };
    for (const url of Object.values(cached)) await requestAll(times(WARM_UP, () => ({ url })));
    await requestAll(times(WARM_UP, () => uncachedTarget(shop, COLLECTION)));
    const rounds = { shop: [0], baseline: [0], drawn: [0] };
    for (const list of Object.values(rounds)) list.length = 0;
    for (let round = 0; round < ROUNDS; round++) {
      rounds.baseline.push(
        await cpuPerRequest(
          baseline,
          times(4_000, () => ({ url: cached.baseline })),
        ),
      );
      rounds.shop.push(
        await cpuPerRequest(
          shop,
          times(4_000, () => ({ url: cached.shop })),
        ),
      );
      rounds.drawn.push(
        await cpuPerRequest(
          shop,
          times(150, () => uncachedTarget(shop, COLLECTION)),
        ),
      );
    }
    const [hit, drawn, one] = [median(rounds.shop), median(rounds.drawn), median(rounds.baseline)];
    return [
      {
        what: "cached document, processor time per request",
        measured: `${hit.toFixed(3)} ms, ${ratio(hit, one)} of ${one.toFixed(3)} ms`,
        goal: "2.2x",
        isMet: hit <= 2.2 * one,
      },
      {
        what: "collection of 48 drawn anew and packed, processor time",
        measured: `${drawn.toFixed(2)} ms, ${ratio(drawn, one)}`,
        goal: "2.5 ms",
        isMet: drawn <= 2.5,
      },
      ...(await mixRow(shop)),
    ];
  } finally {
    await baseline.close();
  }
}

/** A thousand pages nobody has requested before, then what the process holds. */
export async function memoryRow(shop: Process): Promise<Row> {
  await requestAll(times(1_000, () => uncachedTarget(shop, COLLECTION)));
  const resident = shop.residentMb();
  return {
    what: "resident memory of all processes, 1,000 collections of 48 asked for",
    measured: `${resident.toFixed(0)} MB`,
    goal: "400 MB",
    isMet: resident <= 400,
  };
}

async function mixRow(shop: Process): Promise<Row[]> {
  const paths = [
    "/",
    COLLECTION,
    `${COLLECTION}?sort=price-ascending`,
    "/product/dress-1",
    "/product/dress-2.data",
    "/faq",
  ];
  const targets = times(6_000, (index) => ({ url: shop.url + paths[index % paths.length] }));
  const seconds = (await requestAll(targets)) / 1000;
  return [
    {
      what: "requests per second, the whole mix, 8 at a time, load generator on the same processors",
      measured: (targets.length / seconds).toFixed(0),
      goal: "stated",
    },
  ];
}

let uncachedTargets = 0;

/** The same page at another address of the shop: it has never been drawn. */
function uncachedTarget(shop: Process, path: string): Target {
  uncachedTargets += 1;
  return { url: shop.url + path, headers: { Host: `stranger-${uncachedTargets}.example` } };
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
