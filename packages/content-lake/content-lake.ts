import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { createApi } from "./api/api.ts";
import { createAssetCall } from "./api/asset-endpoint.ts";
import { createQueryCall } from "./api/query-endpoint.ts";
import type { Client } from "./http/forwarded-client.ts";
import { limits } from "./limits.ts";
import type { Log } from "./log.ts";
import { createRenditions } from "./pictures/renditions.ts";
import { createQueryRunner, type QueryRunnerOptions } from "./query/query-runner.ts";
import { type Access, openAccess } from "./store/access.ts";
import { createAssetOrigins } from "./store/asset-origins.ts";
import { startAssetSweep } from "./store/asset-sweep.ts";
import type { Role } from "./store/permissions.ts";
import { createReleaseScheduler } from "./store/release-scheduler.ts";
import { openStorage } from "./store/storage.ts";
import { robot } from "./store/tokens.ts";
import { createSockets } from "./studio/studio-sockets.ts";

export interface ContentLakeOptions {
  /** Where everything is stored. It is made when it does not exist; only one process can use it at a time. */
  folder: string;
  projectId: string;
  dataset: string;
  /** A folder in the form of `sanity dataset import`, read once: when the lake is empty. */
  seed?: string;
  /** Origins, besides the lake's own, whose pages may call it and be logged in to: `https://studio.example.com`. */
  allowedOrigins?: readonly string[];
  /** A token that may read everything, known only to this process and its parent: 32 characters or more. */
  serviceToken?: string;
  /** The same, which may also write: for what visitors send in. */
  writerToken?: string;
  /** Whether published content can be read without a token, as that of a public hosted dataset. Pictures and files always can. */
  isPublic?: boolean;
  /** How long one query may run before it is stopped. */
  queryDeadlineMs?: number;
  /** How long one SVG may take to be rasterized before that is stopped. */
  svgDeadlineMs?: number;
  /** Scrypt's N for passwords; tests choose a quick one. */
  passwordCost?: number;
  /** Whether releases are published when their time comes. A command that looks into a folder leaves them to the lake itself. */
  publishesReleases?: boolean;
  log?: Log;
}

export interface ContentLake {
  /** For tests and the lake's own commands: one request without a server, from nobody's address and without an origin of assets' addresses. */
  fetch(input: Request | URL | string, init?: RequestInit): Promise<Response>;
  /** The same for a request from the network: logins are counted, and public queries wait, apart from this process's own. */
  respond(request: Request, from: { address: string }): Promise<Response>;
  /** For a server's `upgrade` event: answers the lake's own sockets, and says whether this was one of them. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, client: Client): boolean;
  /** Changes with every commit. */
  readonly revision: string;
  /** A token for a program of the label's own, such as the shop's preview of drafts. It ends after `lifetimeMs`, or never. */
  issueToken(token: { name: string; role: Role; lifetimeMs?: number }): string;
  close(): Promise<void>;
}

export async function openContentLake(options: ContentLakeOptions): Promise<ContentLake> {
  const { folder, projectId, dataset, isPublic = false, publishesReleases = true } = options;
  const { queryDeadlineMs = limits.queryMs.value, log = () => undefined } = options;
  const storage = await openStorage(options, log);
  const access = openAccessOrNone(options, log);
  const runners = createRunners({
    file: storage.file,
    projectId,
    dataset,
    compileCacheFolder: join(folder, "compile-cache"),
    deadlineMs: queryDeadlineMs,
    log,
  });
  const origins = createAssetOrigins({ folder, assets: storage.host.store, log });
  const renditions = createRenditions({
    cacheFolder: storage.renditionsFolder,
    beforeOriginal: origins.remove,
    rasterizer: storage.host.rasterizer,
  });
  const api = createApi({
    ...storage,
    ...access,
    projectId,
    dataset,
    runners,
    isPublic,
    log,
    queryCall: createQueryCall(storage.store),
    assetCall: createAssetCall({ ...storage, beforeOriginal: origins.remove }, renditions),
  });

  const sweep = startAssetSweep({
    folder,
    assets: storage.host.store,
    index: storage.assetIndex,
    history: storage.history,
    removeRenditions: renditions.remove,
    log,
  });
  // A command that looks into a folder leaves that to the lake itself, as well.
  const looked = publishesReleases ? origins.removeFromAll() : undefined;
  const scheduler = publishesReleases ? createReleaseScheduler({ ...storage, log }) : undefined;

  let closing: Promise<void> | undefined;
  async function close(): Promise<void> {
    sockets.close();
    sweep.close();
    origins.close();
    await looked;
    await scheduler?.close();
    await Promise.all([runners.trusted.close(), runners.readers.close(), runners.public.close()]);
    await storage.close();
    access.close();
  }
  const sockets = createSockets({ ...access, dataset, respond: api.respond });
  return {
    fetch: (input, init) => api.respond(new Request(input, init)),
    respond: (request, { address }) => api.respond(request, address),
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

/** Content is served also where the file of who may log in is damaged. */
function openAccessOrNone(options: ContentLakeOptions, log: Log): Access {
  return openAccess(options.folder, options.allowedOrigins ?? [], {
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

/** One that is not asked for some time needs no memory. */
function createRunners(options: Omit<QueryRunnerOptions, "heapMb" | "maxResponseBytes">) {
  const withToken = {
    ...options,
    heapMb: limits.queryMegabytes.value,
    maxResponseBytes: limits.responseBytes.value,
  };
  return {
    trusted: createQueryRunner(withToken),
    readers: createQueryRunner(withToken),
    public: createQueryRunner({
      ...options,
      heapMb: limits.publicQueryMegabytes.value,
      maxResponseBytes: limits.publicResponseBytes.value,
    }),
  };
}
