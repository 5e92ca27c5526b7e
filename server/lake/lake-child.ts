import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Log } from "#model/services/logger.server.ts";
import { projectPaths } from "#server/project-paths.ts";

/** The two processes alone know these: the environment holds them, where other users of the machine do not see them. */
export type LakeSecrets = {
  /** Reads everything, with drafts. */
  token: string;
  /** Writes what visitors send in. */
  writerToken: string;
  /** The lake believes whoever knows it about visitors. */
  proxySecret: string;
};

export type LakeOptions = LakeSecrets & {
  folder: string;
  projectId: string;
  dataset: string;
  /** A folder in the form of `sanity dataset import`: what an empty lake begins with. */
  seed?: string | undefined;
  /** Sends the lake's links for passwords. Undefined where the shop sends no email. */
  sendMail?: ((mail: PasswordMail) => void) | undefined;
  port: number;
};

/** The key opens `/v1/login/password#{key}`, and is secret. */
export type PasswordMail = z.infer<typeof mailMessage>["mail"];

export type LakeChild = { pid: number | undefined; end(): Promise<void> };

type LakeEvents = {
  onReady(): void;
  onResponsive(isResponsive: boolean): void;
  /** Called once; `reason` is a sentence for the operator. */
  onEnd(reason: string): void;
};

const COMMAND = fileURLToPath(import.meta.resolve("@trousseau/content-lake/command"));

/** The lake's pages speak the shop's language, and so do its rules where they refuse a document. */
const inLanguage = ["--import", import.meta.resolve("@trousseau/words/language-hook.ts")];

/** Writes that are under way get this long at the end, in milliseconds. */
const END_MS = 5_000;

/** The last output of a process may arrive after its end, in milliseconds. */
const LAST_OUTPUT_MS = 200;

/** Lines of its standard error: a sentence, or the top of a stack. */
const MAX_OUTPUT_LINES = 20;

const mailMessage = z.object({
  mail: z.object({
    kind: z.enum(["invited", "renewed", "forgotten"]),
    name: z.string(),
    email: z.string(),
    key: z.string(),
  }),
});

const readyMessage = z.object({ ready: z.object({ port: z.number() }) });

/** One run of `content-lake serve`. It ends with this process, however this one ends: its IPC channel closes. */
export function spawnLake(options: LakeOptions, log: Log, events: LakeEvents): LakeChild {
  const child = spawn(process.execPath, [...inLanguage, COMMAND, "serve", ...argumentsOf(options)], {
    env: environmentFor(options),
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const responsiveness = watchResponsiveness(child, events.onResponsive);
  const lastLines: string[] = [];
  onLine(child.stdout, (line) => forwardLog(line, log));
  onLine(child.stderr, (line) => {
    lastLines.push(line);
    lastLines.splice(0, lastLines.length - MAX_OUTPUT_LINES);
  });
  child.on("message", (message) => {
    const { data } = mailMessage.safeParse(message);
    if (data) options.sendMail?.(data.mail);
    if (!readyMessage.safeParse(message).success) return;
    events.onReady();
    responsiveness.start();
  });
  const ended = endOf(child).then((how) => {
    responsiveness.stop();
    events.onEnd(lastLines.join(" ") || how);
  });
  return {
    pid: child.pid,
    async end() {
      child.kill("SIGTERM");
      // A stopped process does not receive a signal that can be handled.
      const killer = setTimeout(() => child.kill("SIGKILL"), END_MS);
      await ended;
      clearTimeout(killer);
    },
  };
}

function onLine(input: Readable | null, take: (line: string) => void) {
  if (input) createInterface({ input }).on("line", take);
}

async function endOf(child: ChildProcess): Promise<string> {
  // "error": it could not be started at all.
  const how = await new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) =>
      resolve(signal ? `It was ended by ${signal}.` : `It ended with the exit code ${code}.`),
    );
  });
  await Promise.race([once(child, "close"), pause(LAST_OUTPUT_MS)]);
  return how;
}

function argumentsOf({ folder, projectId, dataset, port, seed, sendMail }: LakeOptions): string[] {
  const named = { folder, project: projectId, dataset, port: String(port), host: "127.0.0.1" };
  const flags = Object.entries({ ...named, rules: projectPaths.rules, words: projectPaths.words }).map(
    ([name, value]) => `--${name}=${value}`,
  );
  const optionalFlags = [seed === undefined ? "" : `--seed=${seed}`, sendMail ? "--mails" : ""];
  return [...flags, ...optionalFlags.filter(Boolean)];
}

/** The shop's environment without its secrets. */
function environmentFor({ token, writerToken, proxySecret }: LakeOptions): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(SANITY|SMTP)_/.test(name));
  return {
    ...Object.fromEntries(own),
    CONTENT_LAKE_SERVICE_TOKEN: token,
    CONTENT_LAKE_WRITER_TOKEN: writerToken,
    CONTENT_LAKE_PROXY_SECRET: proxySecret,
  };
}

/** The lake's README describes these lines. */
const entry = z.looseObject({ level: z.enum(["info", "warn", "error"]), message: z.string() });

/** A line of the lake's log, as one of the shop's. */
export function forwardLog(line: string, log: Log): void {
  const { data } = entry.safeParse(parse(line));
  const { level, message, ...details } = data ?? { level: "info", message: line };
  log(level === "warn" ? "warning" : level, `content lake: ${message}`, details);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** How often a running lake is pinged. In milliseconds. */
const PING_MS = 1_000;

/** No request is passed on after so many unanswered pings: the lake's longest work takes a fraction of that. */
const UNRESPONSIVE_AFTER_PINGS = 5;

/** So many unanswered pings have it killed, and the next one started. */
const KILL_AFTER_PINGS = 30;

/** Pings a child over its IPC channel, reports when it stops or starts to answer, and kills one that stays silent. */
export function watchResponsiveness(child: ChildProcess, onChange: (isResponsive: boolean) => void) {
  let timer: NodeJS.Timeout | undefined;
  // Counted, not timed: a shop that was busy or suspended itself must not kill its lake.
  let unanswered = 0;

  function onPong() {
    if (unanswered > UNRESPONSIVE_AFTER_PINGS) onChange(true);
    unanswered = 0;
  }

  function ping() {
    unanswered += 1;
    if (unanswered > KILL_AFTER_PINGS) return child.kill("SIGKILL");
    if (unanswered === UNRESPONSIVE_AFTER_PINGS + 1) onChange(false);
    // The channel may be closed already: then the child's end is on its way.
    if (child.connected) child.send("ping", () => undefined);
  }

  return {
    start() {
      child.on("message", onPong);
      timer = setInterval(ping, PING_MS);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}
