import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { countedIn } from "#server/insights/count-requests.ts";
import { openCounter } from "#server/insights/counter.ts";
import { sampleProduct } from "#tests/support/sample-product.ts";
import { type Process, startBaseline } from "./processes.ts";
import { cpuPerRequest, requestAll, type Target } from "./request-load.ts";
import { median, mediansInTurns, type ResultRow, ratio } from "./result-table.ts";

const ROUNDS = 5;
const EVENTS = 100_000;
const REQUESTS = 4_000;
const PERSON =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1";

/** Measures a counted visit: the counting itself, and the whole request beside one for a prebuilt string. */
export async function counterRows(shop: Process, data: string): Promise<ResultRow[]> {
  const counting = countingMs(data);
  const file = join(data, "baseline.br");
  await writeFile(file, "");
  const baseline = await startBaseline(file);
  try {
    await requestAll(events(shop.url, 400));
    const plain = Array.from({ length: REQUESTS }, () => ({ url: baseline.url }));
    const [one = 0, event = 0] = await mediansInTurns(
      () => cpuPerRequest(baseline, plain),
      () => cpuPerRequest(shop, events(shop.url, REQUESTS)),
    );
    return [
      {
        what: "one visit counted, processor time besides its request",
        measured: `${counting.toFixed(4)} ms`,
        goal: "0.05 ms",
        isMet: counting < 0.05,
      },
      {
        what: "the request that tells of it, processor time",
        measured: `${event.toFixed(3)} ms, ${ratio(event, one)} of ${one.toFixed(3)} ms`,
        goal: "stated",
      },
    ];
  } finally {
    await baseline.close();
  }
}

/** Times one event: read, looked up, added, and its part in writing the batch. */
function countingMs(data: string): number {
  const catalogue = {
    revision: "1",
    products: Array.from({ length: 48 }, (_, index) => sampleProduct(`dress-${index}`)),
  };
  const counter = openCounter({
    dataFolder: join(data, "bench"),
    timeZone: () => "UTC",
    log: () => undefined,
  });
  const rounds = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    for (let event = 0; event < EVENTS; event++)
      counter.count(countedIn(`view=dress-${event % 48}`, catalogue));
    counter.rows(counter.today(), undefined, 1);
    return (performance.now() - began) / EVENTS;
  });
  counter.close();
  return median(rounds);
}

/** Each of another address: one address has its limit. */
function events(url: string, count: number): Target[] {
  return Array.from({ length: count }, (_, index) => ({
    url: `${url}/count`,
    form: `view=dress-${index % 48}`,
    headers: { Origin: url, "User-Agent": PERSON, "X-Forwarded-For": `10.0.${index >> 8}.${index & 255}` },
  }));
}
