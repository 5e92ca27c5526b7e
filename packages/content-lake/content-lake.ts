import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Role } from "./access/caller.ts";
import { createKeyring, robot } from "./access/keyring.ts";
import { createAssetCall } from "./assets/asset-call.ts";
import { createAssetStore } from "./assets/asset-store.ts";
import { lockFolder } from "./documents/lock.ts";
import { openForWriting } from "./documents/schema.ts";
import { createStore } from "./documents/store.ts";
import { createApi } from "./http/api.ts";
import type { Log } from "./log.ts";
import { createRenditions } from "./pictures/renditions.ts";
import { createLane } from "./query/lane.ts";
import { createQueryCall } from "./query/query-call.ts";
import { seed } from "./seed/seed.ts";

// biome-ignore lint/performance/noBarrelFile: the package has one entry, and this is its second thing.
export { createRenditions, type Renditions, type RenditionsOptions } from "./pictures/renditions.ts";

export interface ContentLakeOptions {
  /** Where everything is kept. It is made when it does not exist; only one process can use it at a time. */
  folder: string;
  projectId: string;
  dataset: string;
  /** A folder in the form of `sanity dataset import`, read once: when the lake is empty. */
  seed?: string;
  /** How long one query may run before it is stopped. */
  queryDeadlineMs?: number;
  log?: Log;
}

export interface ContentLake {
  /** The whole HTTP surface, shaped like the global `fetch`, so that a client in the same process can use it as its transport. */
  fetch(input: Request | URL | string, init?: RequestInit): Promise<Response>;
  /** Changes with every commit. */
  readonly revision: string;
  /** A token for a program of the label's own, such as the shop's preview of drafts. It ends after `lifetimeMs`, or never. */
  issueToken(token: { name: string; role: Role; lifetimeMs?: number }): string;
  close(): Promise<void>;
}

export async function openContentLake(options: ContentLakeOptions): Promise<ContentLake> {
  const { folder, projectId, dataset, queryDeadlineMs = 5000, log = () => undefined } = options;
  await mkdir(folder, { recursive: true });
  const lock = lockFolder(folder);
  const file = join(folder, "lake.sqlite");
  const database = openForWriting(file);
  const keyring = createKeyring(join(folder, "keys.sqlite"));
  const store = createStore(database);
  const assets = createAssetStore(join(folder, "assets"));
  const lane = createLane(file, queryDeadlineMs);

  async function close(): Promise<void> {
    await lane.close();
    keyring.close();
    database.close();
    lock.release();
  }

  if (options.seed !== undefined && store.revision === "empty") {
    try {
      const count = await seed(store, options.seed, { store: assets, projectId, dataset });
      log({ level: "info", message: "Imported the first documents", count, from: options.seed });
    } catch (error) {
      await close();
      throw error;
    }
  }

  const api = createApi({
    projectId,
    dataset,
    keyring,
    lane,
    log,
    queryCall: createQueryCall(store),
    assetCall: createAssetCall(assets, createRenditions({ cacheFolder: join(folder, "renditions") })),
  });
  return {
    fetch: (input, init) => api.respond(new Request(input, init)),
    get revision() {
      return store.revision;
    },
    issueToken: ({ name, role, ...rest }) =>
      keyring.issue({ caller: robot(name, role), kind: "token", ...rest }),
    close,
  };
}
