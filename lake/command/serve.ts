import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { asksForWebSocket, BACKLOG } from "@trousseau/host/guarded-server.ts";
import { messageOf } from "@trousseau/host/http-error.ts";
import { createRepeatLimit, type Log } from "@trousseau/host/log.ts";
import { type ProxyOptions, type ProxyTrust, readProxyTrust } from "@trousseau/host/proxy-trust.ts";
import { type ContentLake, openContentLake } from "../content-lake.ts";
import type { DocumentRule } from "../documents/document-rules.ts";
import { limits } from "../limits.ts";
import type { PageWords } from "../page-words.ts";
import { serveLake } from "../serve-lake.ts";
import { type Flags, UsageError } from "./flags.ts";

/**
 * A parent with an IPC channel receives `{ready: {port}}`, a "pong" for each "ping", and with --mails what it has to send as
 * `{mail}`. The lake ends when the channel closes.
 */
export async function serve(flags: Flags): Promise<void> {
  const port = portIn(flags);
  checkOrigins(flags);
  const trustsProxy = trustIn(flags);
  const proxySecret = takeSecret("CONTENT_LAKE_PROXY_SECRET");
  const stop = stopSignal();
  try {
    const lake = await Promise.race([openLake(flags), stop]);
    // A signal came during the import, and nothing of its one transaction stays.
    if (lake === undefined) process.exit(0);
    await serveUntil(stop, lake, { port, host: flags.host, trustsProxy, proxySecret }).finally(lake.close);
  } finally {
    if (process.connected) process.disconnect();
  }
}

async function serveUntil(
  stop: Promise<unknown>,
  lake: ContentLake,
  { port: wantedPort, host, ...proxy }: { port: number; host: string } & ProxyOptions,
): Promise<void> {
  const server = createServer({
    maxHeaderSize: limits.headerBytes,
    requestTimeout: REQUEST_MS,
    shouldUpgradeCallback: asksForWebSocket,
  });
  serveLake(lake, server, { ...proxy, log });
  const port = await listen(server, wantedPort, host);
  if (process.send === undefined) console.log(`The content lake answers at http://${host}:${port}`);
  else tellParent({ ready: { port } });
  await stop;
  server.close();
  server.closeIdleConnections();
  await lake.close();
  await Promise.race([once(server, "close"), setTimeout(LAST_RESPONSES_MS)]);
  server.closeAllConnections();
}

async function openLake(flags: Flags): Promise<ContentLake> {
  const serviceToken = takeSecret("CONTENT_LAKE_SERVICE_TOKEN");
  const writerToken = takeSecret("CONTENT_LAKE_WRITER_TOKEN");
  await seedInOwnProcess(flags);
  return openContentLake({
    folder: flags.folder,
    projectId: flags.project,
    dataset: flags.dataset,
    allowedOrigins: flags["allow-origin"],
    isPublic: flags.public,
    rules: await loadRules(flags),
    words: await loadWords(flags),
    log,
    serviceToken,
    writerToken,
    seed: flags.seed,
    ...(flags.mails ? { sendMail: (mail) => tellParent({ mail }) } : {}),
  });
}

/** The module exports its rules by this name: documents/document-rules.ts. */
async function loadRules({ rules: file }: Flags): Promise<DocumentRule[]> {
  if (file === undefined) return [];
  const rules = await exportOf(file, "rules");
  if (!Array.isArray(rules) || !rules.every(isRule))
    throw new UsageError(`--rules must be a module that exports a list of functions as rules, not ${file}`);
  return rules;
}

function isRule(value: unknown): value is DocumentRule {
  return typeof value === "function";
}

/** The module exports its words by this name: page-words.ts. */
async function loadWords({ words: file }: Flags): Promise<PageWords | undefined> {
  if (file === undefined) return undefined;
  const words = await exportOf(file, "words");
  if (!isWords(words))
    throw new UsageError(`--words must be a module that exports words with a function t, not ${file}`);
  return words;
}

function isWords(words: unknown): words is PageWords {
  return typeof words === "object" && words !== null && "t" in words && typeof words.t === "function";
}

async function exportOf(file: string, name: string): Promise<unknown> {
  const module: Record<string, unknown> = await import(pathToFileURL(resolve(file)).href);
  return module[name];
}

function log(entry: Parameters<Log>[0]): void {
  if (entry.level === "info" || isWritten(entry.message)) console.log(JSON.stringify(entry));
}

/** Strangers cause some of these lines, such as wrong passwords. A few of each kind within a minute are written. */
const isWritten = createRepeatLimit(
  (of, count) => console.log(JSON.stringify({ level: "warn", message: "More of the same", of, count })),
  10,
);

function portIn({ port }: Flags): number {
  const number = Number(port);
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new UsageError("--port must be a number from 0 to 65535");
  return number;
}

function trustIn(flags: Flags): ProxyTrust | false {
  try {
    return readProxyTrust(flags["trust-proxy"]);
  } catch (error) {
    throw new UsageError(`--trust-proxy ${messageOf(error)}`);
  }
}

function checkOrigins(flags: Flags): void {
  for (const origin of flags["allow-origin"]) {
    if (!/^https?:$/.test(URL.parse(origin)?.protocol ?? ""))
      throw new UsageError(
        `--allow-origin must be an address like https://studio.example.com, not ${origin}`,
      );
  }
}

/** No process that is started from here may inherit it. */
function takeSecret(name: string): string | undefined {
  const secret = process.env[name];
  delete process.env[name];
  return secret;
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen({ port, host, backlog: BACKLOG });
  try {
    await once(server, "listening");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EADDRINUSE") throw new Error(`Port ${port} is in use: choose another with --port`);
    if (code === "EACCES") throw new Error(`Port ${port} is the system's: choose one above 1023 with --port`);
    if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL" || code === "EAI_AGAIN")
      throw new UsageError(
        `--host must be an address of this machine, such as 127.0.0.1 or 0.0.0.0, not ${host}`,
      );
    throw error;
  }
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}

/** `once` of node:events rejects when the channel has an error, and the lake would then never stop. */
function stopSignal(): Promise<undefined> {
  return new Promise((resolve) => {
    const stop = () => resolve(undefined);
    process.once("SIGTERM", stop);
    if (process.send === undefined) return void process.once("SIGINT", stop);
    // The parent may be gone by now.
    if (!process.connected) return stop();
    process.once("disconnect", stop);
    // A terminal's Ctrl-C reaches the whole process group, but the parent decides when this process ends.
    process.on("SIGINT", () => undefined);
    process.on("message", (message) => {
      if (message === "ping") tellParent("pong");
    });
    // The parent's pipes may close before its channel does.
    for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  });
}

/** A parent that is gone receives nothing, and the closed channel soon ends this process. */
function tellParent(message: object | string): void {
  process.send?.(message, () => undefined);
}

/** Node's own five minutes would end a film's upload over a slow connection. */
const REQUEST_MS = (limits.uploadMinutes + 1) * 60_000;

/** Responses get this long to finish when the lake closes. Event streams would go on for ever. */
const LAST_RESPONSES_MS = 500;

export async function seed(flags: Flags): Promise<void> {
  if (flags.seed === undefined) throw new UsageError("This command needs --seed FOLDER");
  // Nobody waits for it any more, and nothing of its one transaction stays.
  const endWithParent = () => process.exit(1);
  process.once("disconnect", endWithParent);
  try {
    const lake = await openContentLake({
      folder: flags.folder,
      projectId: flags.project,
      dataset: flags.dataset,
      seed: flags.seed,
      publishesReleases: false,
      log: (entry) => console.log(JSON.stringify(entry)),
    });
    await lake.close();
  } finally {
    // A listener keeps the channel open, and an open channel keeps the process, also after a failure.
    process.off("disconnect", endWithParent);
    if (process.connected) process.disconnect();
  }
}

/**
 * Describing pictures takes 100 MB that the serving process would never give back. The child writes its failure to standard
 * error.
 */
async function seedInOwnProcess(flags: Flags): Promise<void> {
  if (flags.seed === undefined || existsSync(join(flags.folder, "lake.sqlite"))) return;
  const own = { folder: flags.folder, project: flags.project, dataset: flags.dataset, seed: flags.seed };
  const command = join(import.meta.dirname, "content-lake-command.ts");
  const commandArguments = Object.entries(own).map(([name, value]) => `--${name}=${value}`);
  const child = spawn(process.execPath, [command, "seed", ...commandArguments], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("The first documents were not imported.");
}
