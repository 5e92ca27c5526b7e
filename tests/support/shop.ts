import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { node, root } from "#scripts/prepare.mjs";

const ADDRESS = /^Trousseau is open at (http:\/\/\S+)$/;
const OPENING_MS = 30_000;

export type Shop = {
  /** Without a slash at the end. */
  url: string;
  /** Everything it has written so far, both streams. */
  log: () => string;
  /** Asks it to end, and resolves with its exit code. */
  close: () => Promise<number | null>;
};

/** Starts the built shop as its users do, on a free port, with data of its own. Rejects if it ends before it opens. */
export async function openShop(settings: Record<string, string> = {}): Promise<Shop> {
  const data = await mkdtemp(join(tmpdir(), "trousseau-"));
  const child = startShop({ DATA_DIR: data, ...settings });
  const lines: string[] = [];
  const url = await addressOf(child, lines);
  return {
    url,
    log: () => lines.join("\n"),
    close: async () => {
      const code = await end(child);
      await rm(data, { recursive: true, force: true });
      return code;
    },
  };
}

/** For settings that it must refuse: resolves with what it said and its exit code. */
export async function refusalOf(settings: Record<string, string>) {
  const child = startShop(settings);
  const lines: string[] = [];
  collect(child, (line) => lines.push(line));
  const [code] = await once(child, "close", { signal: AbortSignal.timeout(OPENING_MS) });
  return { code, said: lines.join("\n") };
}

function startShop(settings: Record<string, string>) {
  const { PATH = "" } = process.env;
  return spawn(node, ["server/main.ts"], {
    cwd: root,
    env: { PATH, NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function addressOf(child: ChildProcess, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => fail("did not open in time"), OPENING_MS);
    const fail = (reason: string) => {
      clearTimeout(deadline);
      child.kill("SIGKILL");
      reject(new Error(`The shop ${reason}:\n${lines.join("\n")}`));
    };
    child.once("close", (code) => fail(`ended with ${code}`));
    collect(child, (line) => {
      lines.push(line);
      const address = ADDRESS.exec(line)?.[1];
      if (!address) return;
      clearTimeout(deadline);
      resolve(address);
    });
  });
}

function collect(child: ChildProcess, take: (line: string) => void) {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on("line", take);
  }
}

async function end(child: ChildProcess) {
  if (child.exitCode === null) {
    child.kill("SIGTERM");
    await once(child, "close", { signal: AbortSignal.timeout(OPENING_MS) });
  }
  return child.exitCode;
}
