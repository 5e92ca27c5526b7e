import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { OPENING_MS } from "@trousseau/host/testing/time-limits.ts";
import { inLanguage, node, root } from "#scripts/prepare.mjs";
import { type HostBehaviour, openContentHost } from "./content-host.ts";

/** A shop without content opens its port as well: tests of hosts that fail ask it. */
const ADDRESS = /^Trousseau (?:is open|waits for its content) at (http:\/\/\S+)$/;

const HEALTH_TOKEN = "a-token-for-monitors";

/** A shop of the tests tells such a request how many messages wait. */
export const withHealthToken = { headers: { Authorization: `Bearer ${HEALTH_TOKEN}` } };

export type Shop = {
  /** The address of the shop, with no slash at its end. */
  url: string;
  /** The id of its process. */
  pid: number;
  /** Its DATA_DIR: the lake's folder is "lake" in it. */
  dataFolder: string;
  /** Its standard output so far, which a person at the terminal reads. */
  printed: () => string;
  /** Its standard error so far, which any process reads in this file. */
  log: () => string;
  logFile: string;
  /** Ends it without a word, as a crash or the system would. */
  kill: () => Promise<void>;
  /** Asks it to end, and resolves with its exit code. */
  close: () => Promise<number | null>;
};

type Settings = Record<string, string>;

/** A shop whose content is that of a stand-in host, which ends with it. */
export type ShopAtHost = Shop & { host: Awaited<ReturnType<typeof openContentHost>> };

/**
 * Starts the built shop as its users do, on a free port: on the sample collection, or with the `content` of a stand-in
 * host. Rejects if it ends before it opens. `folder` is where it was built.
 */
export function openShop(settings: Settings, options: { content: HostBehaviour }): Promise<ShopAtHost>;
export function openShop(settings?: Settings, options?: Origin): Promise<Shop>;
export async function openShop(
  settings: Settings = {},
  { content, ...origin }: Origin & { content?: HostBehaviour } = {},
): Promise<Shop | ShopAtHost> {
  if (content === undefined) return start(settings, origin);
  const host = await openContentHost(content);
  const atHost = { SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url, ...settings };
  const shop = await start(atHost, origin);
  const close = async () => {
    const code = await shop.close();
    await host.close();
    return code;
  };
  return { ...shop, host, close };
}

/** The lake of a shop without another host begins with a copy of SEEDED_DATA, where that is set. */
async function start(settings: Settings, origin: Origin): Promise<Shop> {
  const data = await mkdtemp(join(tmpdir(), "trousseau-"));
  if (!settings.DATA_DIR && !settings.SANITY_PROJECT_ID) await copySeededData(data);
  const logFile = `${data}.log`;
  const shop = startShop({ DATA_DIR: data, ...settings }, logFile, origin);
  const url = await urlOf(shop);
  let lastLog: string | undefined;
  return {
    url,
    pid: shop.child.pid ?? 0,
    dataFolder: settings.DATA_DIR ?? data,
    printed: () => shop.printed.join("\n"),
    logFile,
    log: () => lastLog ?? shop.log(),
    kill: async () => {
      shop.child.kill("SIGKILL");
      if (shop.child.exitCode === null && shop.child.signalCode === null) await once(shop.child, "exit");
    },
    close: async () => {
      const code = await end(shop.child);
      lastLog ??= shop.log();
      for (const path of [data, logFile]) await rm(path, { recursive: true, force: true });
      return code;
    },
  };
}

/** Renditions are made once for all shops with these data: what one has made the next one finds. */
async function copySeededData(folder: string) {
  const { SEEDED_DATA, SEEDED_RENDITIONS } = process.env;
  // The time of an original is a part of its renditions' names.
  if (SEEDED_DATA) await cp(SEEDED_DATA, folder, { recursive: true, preserveTimestamps: true });
  if (SEEDED_RENDITIONS) await symlink(SEEDED_RENDITIONS, join(folder, "lake/renditions"));
}

/** Starts with settings that must fail; resolves with what it said and its exit code. */
export async function failedStart(settings: Settings) {
  const folder = await mkdtemp(join(tmpdir(), "trousseau-"));
  const { child, printed, log } = startShop(settings, join(folder, "log"));
  const [code] = await once(child, "close", { signal: AbortSignal.timeout(OPENING_MS) });
  const said = [...printed, log()].join("\n");
  await rm(folder, { recursive: true });
  return { code, said };
}

/** Where the shop was built, and whether the rights of files bind it, even if root starts it. */
type Origin = { folder?: string; isBoundByRights?: boolean };

/** Root without its capabilities still owns its files: another account could not even enter a folder in root's home. */
const boundByRights = process.getuid?.() === 0 ? ["setpriv", "--bounding-set=-all"] : [];

function startShop(settings: Settings, logFile: string, { folder = root, isBoundByRights }: Origin = {}) {
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  const stderr = openSync(logFile, "a");
  const [program = node, ...parameters] = [
    ...(isBoundByRights ? boundByRights : []),
    node,
    ...(settings.SHOP_LANGUAGE ? inLanguage : []),
    "server/main.ts",
  ];
  const child = spawn(program, parameters, {
    cwd: folder,
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      WARM_PICTURES: "false",
      HEALTH_TOKEN,
      ...settings,
    },
    stdio: ["ignore", "pipe", stderr],
  });
  closeSync(stderr);
  const { stdout } = child;
  if (!stdout) throw new Error("The shop has no output.");
  const printed: string[] = [];
  createInterface({ input: stdout }).on("line", (line) => printed.push(line));
  return { child, stdout, printed, log: () => readFileSync(logFile, "utf8").trimEnd() };
}

function urlOf({ child, stdout, printed, log }: ReturnType<typeof startShop>): Promise<string> {
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => fail("did not open in time"), OPENING_MS);
    const fail = (reason: string) => {
      clearTimeout(deadline);
      child.kill("SIGKILL");
      reject(new Error(`The shop ${reason}:\n${[...printed, log()].join("\n")}`));
    };
    child.once("close", (code) => fail(`ended with ${code}`));
    createInterface({ input: stdout }).on("line", (line) => {
      const address = ADDRESS.exec(line)?.[1];
      if (!address) return;
      clearTimeout(deadline);
      resolve(address);
    });
  });
}

async function end(child: ChildProcess) {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill("SIGTERM");
    await once(child, "close", { signal: AbortSignal.timeout(OPENING_MS) });
  }
  return child.exitCode;
}
