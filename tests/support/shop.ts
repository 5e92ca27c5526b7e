import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { inLanguage, node, root } from "#scripts/prepare.mjs";

const ADDRESS = /^Trousseau is open at (http:\/\/\S+)$/;
const OPENING_MS = 60_000;

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
  /** Its standard error so far. */
  log: () => string;
  /** Ends it without a word, as a crash or the system would. */
  kill: () => Promise<void>;
  /** Asks it to end, and resolves with its exit code. */
  close: () => Promise<number | null>;
};

/**
 * Starts the built shop as its users do, on a free port, with a copy of SEEDED_DATA where that is set. Rejects if it
 * ends before it opens. `folder` is where it was built, and `account` whose process it is.
 */
export async function openShop(
  settings: Record<string, string> = {},
  folder = root,
  account: Account = {},
): Promise<Shop> {
  const data = await mkdtemp(join(tmpdir(), "trousseau-"));
  if (!settings.DATA_DIR && !settings.SANITY_PROJECT_ID) await copySeededData(data);
  const shop = startShop({ DATA_DIR: data, ...settings }, folder, account);
  const url = await urlOf(shop);
  return {
    url,
    pid: shop.child.pid ?? 0,
    dataFolder: settings.DATA_DIR ?? data,
    printed: () => shop.printed.join("\n"),
    log: () => shop.log.join("\n"),
    kill: async () => {
      shop.child.kill("SIGKILL");
      if (shop.child.exitCode === null && shop.child.signalCode === null) await once(shop.child, "exit");
    },
    close: async () => {
      const code = await end(shop.child);
      await rm(data, { recursive: true, force: true });
      return code;
    },
  };
}

/** Pictures are made once for all shops with these data: what one has made the next one finds. */
async function copySeededData(folder: string) {
  const { SEEDED_DATA, SEEDED_PICTURES } = process.env;
  if (SEEDED_DATA) await cp(SEEDED_DATA, folder, { recursive: true });
  if (SEEDED_PICTURES) await symlink(SEEDED_PICTURES, join(folder, "pictures"));
}

/** Starts with settings that must fail; resolves with what it said and its exit code. */
export async function failedStart(settings: Record<string, string>) {
  const { child, printed, log } = startShop(settings);
  const [code] = await once(child, "close", { signal: AbortSignal.timeout(OPENING_MS) });
  return { code, said: [...printed, ...log].join("\n") };
}

type Account = { uid?: number; gid?: number };

function startShop(settings: Record<string, string>, folder = root, account: Account = {}) {
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  const child = spawn(node, [...(settings.SHOP_LANGUAGE ? inLanguage : []), "server/main.ts"], {
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
    stdio: ["ignore", "pipe", "pipe"],
    ...account,
  });
  const printed: string[] = [];
  const log: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => printed.push(line));
  createInterface({ input: child.stderr }).on("line", (line) => log.push(line));
  return { child, printed, log };
}

function urlOf({ child, printed, log }: ReturnType<typeof startShop>): Promise<string> {
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => fail("did not open in time"), OPENING_MS);
    const fail = (reason: string) => {
      clearTimeout(deadline);
      child.kill("SIGKILL");
      reject(new Error(`The shop ${reason}:\n${[...printed, ...log].join("\n")}`));
    };
    child.once("close", (code) => fail(`ended with ${code}`));
    createInterface({ input: child.stdout }).on("line", (line) => {
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
