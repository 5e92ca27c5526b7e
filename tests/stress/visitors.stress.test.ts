import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, type RequestOptions, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { node, root } from "#scripts/prepare.mjs";
import { openShop, type Shop } from "#tests/support/shop.ts";
import type { Visits } from "./visiting-process.ts";

const WARM_UP_MS = 15_000;
const QUIET_MS = 5_000;
/** An attack may leave work behind, such as a process to start again, which is a part of it. */
const RECOVERY_MS = 3_000;

const paths = ["/", "/collection/bridal-dresses", "/collection/satin-dresses", "/about", "/faq", "/contact"];

test("five visitors notice nothing of the worst that an editor's token or nobody at all can send to the content lake", async () => {
  const shop = await openShop();
  onTestFinished(async () => void (await shop.close()));
  const screens = [...paths, ...(await picturesOn(shop, "/collection/bridal-dresses"))];
  for (const path of screens) await (await fetch(shop.url + path)).arrayBuffer();

  const quiet = noVisits();
  const loaded = noVisits();
  const outcomes: Record<string, number> = {};
  // The shop's own preparations after its start are neither.
  await browse(shop, screens, () => setTimeout(WARM_UP_MS));
  // They take turns: what else goes on in the machine falls upon both alike.
  for (const attack of attacksOn(shop, outcomes)) {
    add(quiet, await browse(shop, screens, () => setTimeout(QUIET_MS)));
    add(loaded, await browse(shop, screens, () => attack().then(() => setTimeout(RECOVERY_MS))));
  }

  process.stdout.write(`${JSON.stringify({ outcomes })}\n`);
  for (const [name, timings] of Object.entries({ quiet, loaded }))
    process.stdout.write(`${name} ${inWords(timings)}\n`);
  expect(loaded.failed).toEqual([]);
  expect(loaded.ms.length).toBeGreaterThan(500);
  expect(Object.keys(outcomes).filter((outcome) => / 5(?!03)/.test(outcome))).toEqual([]);
  // Each attack has reached what it is meant for: the dataset is not public, the token's queries are evaluated and cut off.
  expect(outcomes["query without a token 401"]).toBe(hostileQueries.length);
  // Two of them, asked twice each, no answer can be given to; the others may just be answered within their time.
  expect(outcomes["query 400"]).toBeGreaterThanOrEqual(4);
  expect(outcomes["document 200"]).toBe(1);
  expect((outcomes["keyed patch 400"] ?? 0) + (outcomes["keyed patch 503"] ?? 0)).toBe(2);
  const deepPatch = ["200", "400", "503"].map((status) => outcomes[`deep patch ${status}`] ?? 0);
  expect(Math.max(...deepPatch)).toBe(1);
  expect(outcomes["film 200"]).toBe(8);
  expect(percentile(loaded.ms, 99)).toBeLessThan(2 * percentile(quiet.ms, 99));
}, 600_000);

test("nor of floods: listeners, stalled uploads and forms, logins, pictures from many addresses", async () => {
  const shop = await openShop();
  onTestFinished(async () => void (await shop.close()));
  const pictures = await picturesOn(shop, "/collection/bridal-dresses");
  const screens = [...paths, ...pictures];
  for (const path of screens) await (await fetch(shop.url + path)).arrayBuffer();

  const quiet = await browse(shop, screens, () => setTimeout(WARM_UP_MS));
  const outcomes: Record<string, number> = {};
  const loaded = await browse(shop, screens, () => flood(shop, pictures, outcomes));

  process.stdout.write(
    `${JSON.stringify({ outcomes })}\nquiet ${inWords(quiet)}\nfloods ${inWords(loaded)}\n`,
  );
  expect(loaded.failed).toEqual([]);
  expect(loaded.ms.length).toBeGreaterThan(100);
  // 2,500 connections are opened and refused on the visitors' own machine meanwhile.
  expect(percentile(loaded.ms, 99)).toBeLessThan(5 * percentile(quiet.ms, 99));
  expect(outcomes["listener 200"]).toBeGreaterThan(900);
  expect(Object.keys(outcomes).filter((outcome) => / 5(?!03)/.test(outcome))).toEqual([]);
}, 600_000);

const visits = z.object({
  ms: z.array(z.number()),
  failed: z.array(z.string()),
  slowest: z.object({ path: z.string(), ms: z.number() }),
}) satisfies z.ZodType<Visits>;

/** Lets the visitors look round while something goes on, and no longer. */
async function browse(shop: Shop, screens: readonly string[], meanwhile: () => Promise<unknown>) {
  const child = spawn(node, [join(root, "tests/stress/visiting-process.ts"), shop.url, ...screens], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const printed = text(child.stdout);
  try {
    await meanwhile();
  } finally {
    child.stdin.end();
  }
  return visits.parse(JSON.parse(await printed));
}

function noVisits(): Visits {
  return { ms: [], failed: [], slowest: { path: "", ms: 0 } };
}

function add(to: Visits, { ms, failed, slowest }: Visits): void {
  to.ms.push(...ms);
  to.failed.push(...failed);
  if (slowest.ms > to.slowest.ms) to.slowest = slowest;
}

/** These are made one after another; each counts its answers. */
function attacksOn(shop: Shop, outcomes: Record<string, number>): (() => Promise<void>)[] {
  const token = issueToken(shop, "editor");
  const authorized = { Authorization: `Bearer ${token}` };

  async function send(name: string, path: string, init: RequestInit = {}): Promise<void> {
    const response = await fetch(shop.url + path, init);
    await response.arrayBuffer();
    const outcome = `${name} ${response.status}`;
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  const mutate = (name: string, mutations: readonly unknown[]) =>
    send(name, "/v2021-10-21/data/mutate/production", {
      method: "POST",
      headers: { ...authorized, "Content-Type": "application/json" },
      body: JSON.stringify({ mutations }),
    });
  const query = (name: string, text: string, headers: Record<string, string>) =>
    send(name, `/v2021-10-21/data/query/production?query=${encodeURIComponent(text)}`, { headers });

  const entries = Array.from({ length: 20_000 }, (_, at) => ({ _key: `k${at}`, at }));
  const set = Object.fromEntries(
    entries.slice(0, 5000).map(({ _key }) => [`entries[_key=="${_key}"].at`, -1]),
  );
  const queries = hostileQueries.map((text) => async () => {
    const own = [1, 2].map(() => query("query", text, authorized));
    await Promise.all([query("query without a token", text, {}), ...own]);
  });
  return [
    ...queries,
    async () => {
      await mutate("document", [{ createOrReplace: { _id: "large", _type: "large", entries } }]);
      await Promise.all([1, 2].map(() => mutate("keyed patch", [{ patch: { id: "large", set } }])));
      await mutate("deep patch", [{ patch: { id: "large", unset: ["..at..at..at..at"] } }]);
    },
    async () => {
      await Promise.all(
        Array.from({ length: 8 }, () =>
          send("film", "/v2021-10-21/assets/files/production?filename=film.bin", {
            method: "POST",
            headers: authorized,
            body: randomBytes(200 * 1024 * 1024),
          }),
        ),
      );
    },
  ];
}

/** Listeners, uploads and forms are held until the others are done; the numbers are those of one client that takes all it can. */
async function flood(shop: Shop, pictures: readonly string[], outcomes: Record<string, number>) {
  const headers = { Authorization: `Bearer ${issueToken(shop, "editor")}` };
  const stalled = { method: "POST", headers: { ...headers, "Content-Length": 1024 * 1024 } };
  const held: ClientRequest[] = [];

  async function send(name: string, path: string, options: RequestOptions, body = "") {
    const sent = request(shop.url + path, { agent: false, ...options });
    held.push(sent);
    sent.on("error", () => undefined).write(body);
    if (options !== stalled) sent.end();
    const [response]: IncomingMessage[] = await once(sent, "response");
    const outcome = `${name} ${response?.resume().statusCode}`;
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  const many = (count: number, ask: (at: number) => Promise<void>) =>
    Promise.all(Array.from({ length: count }, (_, at) => ask(at)));

  await many(1000, () => send("listener", "/v2021-10-21/data/listen/production?query=*", { headers }));
  for (const path of [
    "/v2021-10-21/assets/files/production",
    `/v1/login?origin=${shop.url}/studio`,
    "/contact",
  ])
    void many(200, () => send("stalled", path, stalled, "a")).catch(() => undefined);
  const type = { "Content-Type": "application/x-www-form-urlencoded" };
  const form = { method: "POST", headers: { ...type, Cookie: `lake-login=${"b".repeat(32)}` } };
  await many(300, (at) =>
    send("login", `/v1/login?origin=${shop.url}/studio`, form, `name=anna&password=guess${at}`),
  );
  await Promise.race([
    setTimeout(FLOOD_MS),
    many(800, async (at) => {
      const [picture = ""] = (pictures[at % pictures.length] ?? "").split("?");
      const localAddress = `127.0.2.${1 + (at % 20)}`;
      await send("picture", `${picture}?w=${600 + at}&fm=avif`, { localAddress }).catch(() => undefined);
    }),
  ]);
  for (const sent of held) sent.destroy();
}

/** This is long enough for the first hundred pictures of a flood. */
const FLOOD_MS = 20_000;

const doubled = `count((${`{"a":[1,2,3,4,5,6,7,8]}`}${'{"a":[...a,...a]}'.repeat(23)}).a)`;
const hostileQueries = [
  doubled,
  "*{'x': *{'y': *{'z': *}}}",
  "count(*[count(*[count(*[_id != ^._id && _type != ^.^._type]) > 0]) > 0])",
  `*[name match "${"*a".repeat(60)}"]`,
  `${"(".repeat(3000)}1${")".repeat(3000)}`,
];

async function picturesOn(shop: Shop, path: string): Promise<string[]> {
  const html = await (await fetch(shop.url + path)).text();
  const found = [...new Set(html.match(/\/images\/[^\s",]+w=\d+/g))].map((url) =>
    url.replaceAll("&amp;", "&"),
  );
  if (found.length === 0) throw new Error("The collection shows no pictures");
  return found.slice(0, 12);
}

function issueToken(shop: Shop, role: string): string {
  const command = join(root, "lake/command/content-lake-command.ts");
  const { stdout, stderr } = spawnSync(
    node,
    [command, "tokens", "create", "large", "--role", role, "--folder", join(shop.dataFolder, "lake")],
    { encoding: "utf8" },
  );
  const token = stdout.trim();
  if (token === "") throw new Error(`No token: ${stderr}`);
  return token;
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

function inWords({ ms, failed, slowest }: Visits): string {
  const figures = [50, 95, 99, 100].map((percent) => `p${percent} ${percentile(ms, percent).toFixed(1)}`);
  return `${ms.length} visits, ${failed.length} failed, ${figures.join(", ")} ms (${slowest.path})`;
}
