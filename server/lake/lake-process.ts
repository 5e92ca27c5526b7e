import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import type { Log } from "#model/services/logger.server.ts";
import { retryPause } from "#model/services/retry-pause.ts";
import { type LakeChild, type LakeOptions, type LakeSecrets, spawnLake } from "./lake-child.ts";

type LakeState = "starting" | "running" | "unresponsive" | "down";

/** The shop's own content lake, in a process of its own that is started again whenever it ends. */
export type LakeProcess = LakeSecrets & {
  /** "http://127.0.0.1:41234": the same for the life of the shop, however often the lake is started. */
  url: string;
  state(): LakeState;
  /** How often it was started. */
  starts(): number;
  /** Settles when the first start has come to an end, well or not. */
  firstStart: Promise<void>;
  /** The same of a start that is under way, or that follows on the end of a lake that ran; undefined where there is none. */
  startUnderWay(): Promise<void> | undefined;
  /** Resolves when it first runs. Rejects with a sentence once it has failed the same way MOST_FAILURES times before that. */
  isRunning: Promise<void>;
  /** Ends the process, and waits until it has. */
  close(): Promise<void>;
};

/** The pauses before the next start. In milliseconds. */
const PAUSES = { first: 250, longest: 15_000 };

/** A lake that ran for so long had started well: the next pause is the first again. In milliseconds. */
const HEALTHY_MS = 60_000;

/** A first start that fails so often for one reason is not tried for ever: nothing but a person will change it. */
const MOST_FAILURES = 5;

const TOKEN_BYTES = 32;

export async function startLake(
  options: Omit<LakeOptions, "port" | keyof LakeSecrets>,
  log: Log,
): Promise<LakeProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const secrets = { token: secret(), writerToken: secret(), proxySecret: secret() };
  const startUnderWay = createStartPromise();
  const firstStart = startUnderWay.begin();
  const running = Promise.withResolvers<void>();
  // A shop with a copy to show waits for neither.
  running.promise.catch(() => undefined);
  const isSameAgain = createFailureCount(MOST_FAILURES);
  let child: LakeChild;
  let state: LakeState = "starting";
  let failures = 0;
  let startedAt = 0;
  let starts = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;

  function start() {
    state = "starting";
    starts += 1;
    startUnderWay.begin();
    child = spawnLake({ ...options, ...secrets, port }, log, {
      onReady() {
        state = "running";
        startedAt = Date.now();
        log("info", "content lake started", { url, process: child.pid });
        startUnderWay.end();
        running.resolve();
      },
      onResponsive(isResponsive) {
        state = isResponsive ? "running" : "unresponsive";
        if (isResponsive) log("info", "content lake answers again");
        else log("error", "content lake does not answer");
      },
      onEnd: startAgain,
    });
  }

  function startAgain(reason: string) {
    const wasRunning = state !== "starting";
    state = "down";
    startUnderWay.end();
    if (isClosing) return;
    if (wasRunning) startUnderWay.begin();
    if (wasRunning && Date.now() - startedAt > HEALTHY_MS) failures = 0;
    const nextStartMs = retryPause(failures, PAUSES);
    failures += 1;
    const remedy = remedyFor(reason);
    log("error", wasRunning ? "content lake ended" : "content lake does not start", {
      reason,
      nextStartMs,
      ...(remedy === undefined ? {} : { remedy }),
    });
    if (isSameAgain(reason)) running.reject(new LakeStartError(reason));
    timer = setTimeout(start, nextStartMs);
  }

  start();
  return {
    ...secrets,
    url,
    state: () => state,
    starts: () => starts,
    firstStart,
    startUnderWay: startUnderWay.current,
    isRunning: running.promise,
    async close() {
      isClosing = true;
      clearTimeout(timer);
      await child.end();
    },
  };
}

/** A first start has failed so often for one reason that nothing but a person will change it. */
export class LakeStartError extends Error {
  readonly isFolderInUse: boolean;

  constructor(reason: string) {
    super(startFailed(reason, remedyFor(reason)));
    this.isFolderInUse = FOLDER_IN_USE.test(reason);
  }
}

const FOLDER_IN_USE = /another process is using/i;

/** The start that is under way, for whoever waits for its end. */
function createStartPromise() {
  let underWay: PromiseWithResolvers<void> | undefined;
  return {
    begin(): Promise<void> {
      underWay ??= Promise.withResolvers();
      return underWay.promise;
    },
    end() {
      underWay?.resolve();
      underWay = undefined;
    },
    current: () => underWay?.promise,
  };
}

/** Returns a function that says whether the same reason has now come `most` times without another between. */
export function createFailureCount(most: number): (reason: string) => boolean {
  let lastReason: string | undefined;
  let count = 0;
  return (reason) => {
    count = reason === lastReason ? count + 1 : 1;
    lastReason = reason;
    return count >= most;
  };
}

function startFailed(reason: string, remedy: string | undefined): string {
  const message = `The content lake has not started in ${MOST_FAILURES} attempts. It says: ${reason}`;
  return remedy === undefined ? message : `${message}\n${remedy}`;
}

function secret(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

const remedies: { reason: RegExp; remedy: string }[] = [
  {
    reason: FOLDER_IN_USE,
    remedy:
      "One process can use a lake's folder. Another shop shares its lake with SANITY_API_HOST and SANITY_API_TOKEN, or takes another DATA_DIR.",
  },
  {
    reason: /ENOSPC|EDQUOT|no space left|disk is full/i,
    remedy:
      "The disk of DATA_DIR is full, or this account's share of it. Make room there, or take a DATA_DIR on another.",
  },
];

/** Tells an operator what to do about a lake that has ended for this reason, where that is known. */
export function remedyFor(reason: string): string | undefined {
  return remedies.find((entry) => entry.reason.test(reason))?.remedy;
}

/** A port of the loopback address that nobody listened at a moment ago: client and proxy need the address before the lake is up. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  return address.port;
}
