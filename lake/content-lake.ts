import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import type { Log } from "@trousseau/host/log.ts";
import type { Client } from "@trousseau/host/proxy-trust.ts";
import { type Access, openAccess } from "./access/access.ts";
import type { Role } from "./access/permissions.ts";
import { robot } from "./access/tokens.ts";
import { createApi } from "./api/api.ts";
import type { SendMail } from "./api/call.ts";
import { startAssetSweep } from "./assets/asset-sweep.ts";
import type { DocumentRule } from "./documents/document-rules.ts";
import { createOrigins } from "./http/cors.ts";
import { limits } from "./limits.ts";
import { englishWords, type PageWords } from "./page-words.ts";
import { createRenditions } from "./pictures/renditions.ts";
import { createQueryRunner, type QueryRunnerOptions } from "./query/query-runner.ts";
import { clockOf, startReleaseScheduler } from "./releases/release-scheduler.ts";
import { openStorage } from "./storage/storage.ts";
import { createSockets } from "./studio/studio-sockets.ts";

export type ContentLakeOptions = {
  /** The folder is made when it is missing. Only one process can use it at a time. */
  folder: string;
  projectId: string;
  dataset: string;
  /** A folder in the form of `sanity dataset import` is read once, when the lake is empty. */
  seed?: string | undefined;
  /** No transaction may break these (documents/document-rules.ts). */
  rules?: readonly DocumentRule[];
  /** Pages of these origins may call the lake and log in: `https://studio.example.com`. */
  allowedOrigins?: readonly string[];
  /** This token may read everything. It has 32 characters or more, and only this process and its parent know it. */
  serviceToken?: string | undefined;
  /** This token may also write: the shop stores what visitors send in. */
  writerToken?: string | undefined;
  /** A public lake lets anybody read published content. Pictures and files are always public. */
  isPublic?: boolean;
  queryDeadlineMs?: number;
  svgDeadlineMs?: number;
  /** Tests choose a quick scrypt cost N. */
  passwordCost?: number;
  /** A command that looks into a folder leaves publishing to the lake itself. */
  publishesReleases?: boolean;
  /** Somebody has to hand links for passwords to people where this is missing. */
  sendMail?: SendMail | undefined;
  /** The pages for logging in say these, and English where they are missing. */
  words?: PageWords | undefined;
  log?: Log;
};

export type ContentLake = {
  /** Tests and the lake's own commands call it without a server, an address or an origin. */
  fetch(input: Request | URL | string, init?: RequestInit): Promise<Response>;
  /** Requests from the network count logins and queries by address. The URL is the one that the browser used. */
  respond(request: Request, from: { address: string }): Promise<Response>;
  /** Returns whether the socket was one of the lake's. The URL in `client` is the one that the browser used. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, client: Client): boolean;
  /** The revision changes with every commit. */
  readonly revision: string;
  /** A program of the label's own, such as the shop's preview, gets a token. Without `lifetimeMs` it never ends. */
  issueToken(token: { name: string; role: Role; lifetimeMs?: number }): string;
  close(): Promise<void>;
};

export async function openContentLake(options: ContentLakeOptions): Promise<ContentLake> {
  const { folder, projectId, dataset, isPublic = false, publishesReleases = true } = options;
  const { queryDeadlineMs = limits.queryMs, log = () => undefined } = options;
  const storage = await openStorage(options, log);
  const access = openAccessOrNone(options, log);
  const runners = createRunners({
    ...options,
    file: storage.file,
    compileCacheFolder: join(folder, "compile-cache"),
    deadlineMs: queryDeadlineMs,
    log,
  });
  const origins = createOrigins(options.allowedOrigins ?? []);
  const renditions = createRenditions({
    cacheFolder: storage.renditionsFolder,
    rasterizer: storage.host.rasterizer,
  });
  const respond = createApi({
    ...storage,
    ...access,
    projectId,
    dataset,
    runners,
    isPublic,
    origins,
    sendMail: options.sendMail,
    words: options.words ?? englishWords,
    log,
    renditions,
  });

  // Files beside a lake that has just got its first documents may belong to one that was lost.
  const stopSweep = storage.isSeeded
    ? undefined
    : startAssetSweep({
        folder,
        assets: storage.host.store,
        index: storage.assetIndex,
        history: storage.history,
        removeRenditions: renditions.remove,
        log,
      });
  // A command that looks into a folder leaves this to the lake itself.
  const stopScheduler = publishesReleases
    ? startReleaseScheduler({ ...storage, ...access, log, clock: clockOf(folder) })
    : undefined;

  let closing: Promise<void> | undefined;
  async function close(): Promise<void> {
    sockets.close();
    stopSweep?.();
    await stopScheduler?.();
    const { trusted, readers, public: strangers } = runners;
    await Promise.all([trusted, readers, strangers, renditions].map((part) => part.close()));
    await storage.close();
    access.close();
  }
  const sockets = createSockets({ ...access, origins, dataset, respond });
  return {
    fetch: (input, init) => respond(new Request(input, init)),
    respond: (request, { address }) => respond(request, address),
    upgrade: sockets.upgrade,
    get revision() {
      return storage.store.revision;
    },
    issueToken: ({ name, role, ...rest }) =>
      access.tokens.issue({ caller: robot(name, role), kind: "token", ...rest }),
    close() {
      closing ??= close();
      return closing;
    },
  };
}

/** Content is served even when the file of people and tokens is damaged. */
function openAccessOrNone(options: ContentLakeOptions, log: Log): Access {
  return openAccess(options.folder, {
    ...options,
    onDamage: (error) =>
      log({
        level: "error",
        message:
          "Nobody can log in: move this file away and set passwords anew, or restore a backup that was made with --with-people",
        error,
      }),
  });
}

function createRunners(options: Omit<QueryRunnerOptions, "heapMb" | "maxResponseBytes">) {
  const trusted = { ...options, heapMb: limits.queryMegabytes, maxResponseBytes: limits.responseBytes };
  return {
    trusted: createQueryRunner(trusted),
    readers: createQueryRunner(trusted),
    public: createQueryRunner({
      ...options,
      heapMb: limits.publicQueryMegabytes,
      maxResponseBytes: limits.publicResponseBytes,
    }),
  };
}
