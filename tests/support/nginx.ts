import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, vi } from "vitest";
import { root } from "#scripts/prepare.mjs";
import { findProgram } from "#scripts/test-programs.mjs";
import { freePort } from "#server/lake/lake-process.ts";

/** `bodies`: the folder of what is sent and has not been passed on. */
export type Nginx = {
  url: string;
  bodies: string;
  /** Everything that stands in its logs. */
  log(): string;
  /** Writes `down` behind that machine's line, or behind none. Resolves once nothing is under way that began before. */
  reload(down?: string): Promise<void>;
  close(): Promise<void>;
};

/** Each proxy shows it, as deploy/ says; a shop without the setting does not look. */
export const PROXY_SECRET = "between-proxy-and-shop";

const STARTING_MS = 20_000;

const RELOADED_MS = 20_000;

/** Another process may take a free port between looking for it and taking it. */
const MOST_TRIES = 5;

/** nginx with deploy/nginx-cache.conf, in front of these machines of one shop. The first counts the visits. */
export async function openNginx(...machines: readonly string[]): Promise<Nginx> {
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    const nginx = await openAt(await freePort(), machines).catch(() => undefined);
    if (nginx) return nginx;
  }
  return openAt(await freePort(), machines);
}

async function openAt(port: number, machines: readonly string[]): Promise<Nginx> {
  const nginx = findProgram("nginx") ?? "nginx";
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  const shared = await readFile(join(root, "deploy/nginx-cache.conf"), "utf8");
  const [first = "", ...others] = machines.map(hostOf);
  const line = "server 127.0.0.1:3000 fail_timeout=2s;";
  const here = replaced(shared, {
    "/var/cache/nginx/shop": join(folder, "cache"),
    "/var/log/nginx": folder,
    "listen 8080": `listen 127.0.0.1:${port}`,
    'X-Proxy-Secret ""': `X-Proxy-Secret "${PROXY_SECRET}"`,
    [line]: [line, ...others.map((other) => line.replace("127.0.0.1:3000", other))].join("\n"),
    "127.0.0.1:3000": first,
  });
  const file = join(folder, "nginx.conf");
  await writeFile(file, configuration(folder, here));
  const log = join(folder, "start.log");
  const options = ["-c", file, "-p", folder, "-e", log];
  const child = spawn(nginx, options, { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  await untilReachable(url, child, () => readFileSync(log, "utf8"));
  return {
    url,
    bodies: join(folder, "client_body"),
    log: () =>
      ["start.log", "error.log", "shop.log"]
        .map((name) => readFileSync(join(folder, name), "utf8"))
        .join("\n"),
    async reload(down) {
      const server = down && `server ${hostOf(down)} `;
      const present = server ? replaced(here, { [server]: `${server}down ` }) : here;
      await writeFile(file, configuration(folder, present));
      const before = await workersGone(log);
      await promisify(execFile)(nginx, [...options, "-s", "reload"]);
      await vi.waitFor(async () => expect(await workersGone(log)).toBeGreaterThan(before), RELOADED_MS);
    },
    async close() {
      child.kill();
      await once(child, "close");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** nginx runs as this user, since one of its own could not write into the folder. */
function configuration(folder: string, shared: string): string {
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join("\n");
  return `daemon off; worker_processes 1; pid nginx.pid; ${user}
error_log start.log notice;
events {}
http {
access_log off;
${temporary}
${shared}
}
`;
}

/** The host and port of a machine, as a proxy names it. */
export function hostOf(url: string): string {
  return new URL(url).host.replace("localhost", "127.0.0.1");
}

async function workersGone(log: string): Promise<number> {
  return (await readFile(log, "utf8")).match(/worker process \d+ exited/g)?.length ?? 0;
}

function replaced(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`deploy/nginx-cache.conf no longer has ${from}`);
    return result.replaceAll(from, to);
  }, text);
}

/** Resolves once a proxy passes on what the shop behind it says. `said` is what it has told of itself. */
export async function untilReachable(url: string, child: ChildProcess, said: () => string) {
  const deadline = Date.now() + STARTING_MS;
  while (true) {
    try {
      await fetch(`${url}/healthz`);
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`${child.spawnfile} does not answer:\n${said()}`, { cause: error });
    }
  }
}
