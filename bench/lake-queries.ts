import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type SanityClient } from "@sanity/client";
import { openContentLake } from "@trousseau/content-lake";
import { serveLake } from "@trousseau/content-lake/serve";

// Times the shop's own queries through the real client over HTTP: `node bench/lake-queries.ts`.

const LISTENERS = 50;
const rows: Record<string, string | number>[] = [];
for (const count of [1000, 10_000]) rows.push(await measure(count));
console.table(rows);

async function measure(count: number): Promise<Record<string, string | number>> {
  const folder = await mkdtemp(join(tmpdir(), "lake-bench-"));
  const documents = Array.from({ length: count }, (_, index) => JSON.stringify(gown(index)));
  await writeFile(join(folder, "data.ndjson"), documents.join("\n"));
  const project = { projectId: "bench", dataset: "production" };
  const { value: lake, ms: seeded } = await timed(() =>
    openContentLake({ folder: join(folder, "lake"), ...project, seed: folder }),
  );
  const server = createServer();
  serveLake(lake, server);
  const client = createClient({
    ...project,
    apiVersion: "2021-10-21",
    useCdn: false,
    perspective: "published",
    apiHost: await listen(server),
    useProjectHostname: false,
    token: lake.issueToken({ name: "bench", role: "editor" }),
  });
  const row = { documents: count, "seed, ms": seeded, ...(await queryTimes(client, count)) };
  server.closeAllConnections();
  server.close();
  await lake.close();
  await rm(folder, { recursive: true });
  return row;
}

async function queryTimes(client: SanityClient, count: number) {
  let turn = 0;
  const change = () => client.patch("gown-1").inc({ price: 1 }).commit({ returnDocuments: false });
  const all = () => client.fetch('*[_type == "product"]');
  const bySlug = () => {
    turn += 1;
    return client.fetch('*[_type == "product" && slug.current == $slug][0]', {
      slug: `gown-${turn % count}`,
    });
  };

  const { ms: first } = await timed(all);
  const commit = await median(30, change);
  // Results are cached between two commits, so that "uncached" means: the first query after one.
  const allUncached = await medianAfter(10, change, all);
  return {
    "first query, ms": first,
    "all products, uncached": allUncached,
    "all products, cached": await median(20, all),
    "by slug, uncached": await median(50, bySlug),
    "commit of one": commit,
    [`commit received by ${LISTENERS}`]: await receivedByAll(client, change),
    "resident, MB": Math.round(process.memoryUsage().rss / 1024 / 1024),
  };
}

/** Milliseconds from the commit to the event at the last of the listeners. */
async function receivedByAll(client: SanityClient, change: () => Promise<unknown>): Promise<number> {
  let received = 0;
  let wake: () => void = () => undefined;
  const subscribe = (index: number) =>
    new Promise<() => void>((resolve) => {
      const subscription = client
        .listen('*[_type == "product" && price > $index]', { index }, { events: ["welcome", "mutation"] })
        .subscribe((event) => {
          if (event.type === "welcome") return resolve(() => subscription.unsubscribe());
          received += 1;
          if (received % LISTENERS === 0) wake();
        });
    });
  const stops = await Promise.all(Array.from({ length: LISTENERS }, (_, index) => subscribe(index)));
  const ms = await median(10, async () => {
    const everybody = new Promise<void>((resolve) => {
      wake = resolve;
    });
    await change();
    await everybody;
  });
  for (const stop of stops) stop();
  return ms;
}

function gown(at: number) {
  return {
    _id: `gown-${at}`,
    _type: "product",
    name: `Gown ${at}`,
    slug: { _type: "slug", current: `gown-${at}` },
    price: 1000 + (at % 900),
    category: ["tulle-dresses", "satin-dresses", "embroidered-dresses", "bridal-dresses"][at % 4],
    sizes: ["34", "36", "38", "40"],
    colors: [{ _key: "a", name: "Ivory", value: "#f4efe6" }],
    description: "Layers of silk tulle over a boned bodice, cut to move with every step. ".repeat(7),
  };
}

function median(times: number, work: () => Promise<unknown>): Promise<number> {
  return medianAfter(times, () => Promise.resolve(), work);
}

async function medianAfter(
  times: number,
  before: () => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<number> {
  const samples: number[] = [];
  for (let at = 0; at < times; at += 1) {
    await before();
    samples.push((await timed(work)).ms);
  }
  return samples.sort((one, other) => one - other)[Math.floor(times / 2)] ?? 0;
}

async function timed<Value>(work: () => Promise<Value>): Promise<{ value: Value; ms: number }> {
  const started = performance.now();
  const value = await work();
  return { value, ms: Math.round((performance.now() - started) * 10) / 10 };
}

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return `http://127.0.0.1:${address.port}`;
}
