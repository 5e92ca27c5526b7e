import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { refuseEmptied } from "@trousseau/host/damaged-database.ts";
import { lockFolder } from "@trousseau/host/lock.ts";
import type { Log } from "@trousseau/host/log.ts";
import { makePrivateFolder } from "@trousseau/host/safe-file.ts";
import { createTaskQueue } from "@trousseau/host/task-queue.ts";
import { programs } from "../access/caller.ts";
import type { AssetHost } from "../assets/asset-document.ts";
import { createAssetStore } from "../assets/asset-files.ts";
import { type AssetIndex, createAssetIndex } from "../assets/asset-index.ts";
import { createRuleCheck, type DocumentRule } from "../documents/document-rules.ts";
import { createStore, type Store } from "../documents/document-store.ts";
import { createHistory, type History } from "../documents/history.ts";
import { createMutationRunner } from "../documents/mutation-runner.ts";
import { createWriter, type Writer } from "../documents/writer.ts";
import { limits } from "../limits.ts";
import { createHeicConverter } from "../pictures/heic-converter.ts";
import { pictureConcurrency } from "../pictures/render.ts";
import { createSvgRasterizer } from "../pictures/svg-rasterizer.ts";
import { tidyDataFolder } from "./data-folder.ts";
import { openForWriting } from "./database.ts";
import { finishRestore } from "./finish-restore.ts";
import { readSeedRecord, SEED_RECORD, writeSeedRecord } from "./lake-folder.ts";
import { readDataset } from "./read-dataset.ts";

export type Storage = {
  /** Whether it has just got its first documents. */
  isSeeded: boolean;
  file: string;
  renditionsFolder: string;
  store: Store;
  writer: Writer;
  history: History;
  host: AssetHost;
  assetIndex: AssetIndex;
  close(): Promise<void>;
};

type StorageOptions = {
  folder: string;
  projectId: string;
  dataset: string;
  seed?: string | undefined;
  rules?: readonly DocumentRule[] | undefined;
  svgDeadlineMs?: number;
};

export async function openStorage(options: StorageOptions, log: Log): Promise<Storage> {
  const { folder } = options;
  await makePrivateFolder(folder);
  const lock = lockFolder(folder);
  try {
    await tidyDataFolder(folder);
    await finishRestore(folder);
    return await openLocked(options, log, lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openLocked(options: StorageOptions, log: Log, release: () => void): Promise<Storage> {
  const { folder, projectId, dataset } = options;
  const file = join(folder, "lake.sqlite");
  const assets = createAssetStore(join(folder, "assets"));
  refuseEmptied(file, [join(folder, SEED_RECORD), assets.folder("image"), assets.folder("file")]);
  const database = openForWriting(file);
  const store = createStore(database);
  const checkRules = createRuleCheck(options.rules ?? [], store, log);
  const writer = createWriter(store, createMutationRunner(), { checkRules });
  const turns = {
    concurrency: pictureConcurrency(),
    busyMessage: "Too many pictures are waiting to be described.",
  };
  const describing = createTaskQueue({
    ...turns,
    maxWaiting: limits.concurrentUploads,
    maxWaitingPerClient: limits.concurrentUploads / 2,
  });
  const rasterizer = createSvgRasterizer(options.svgDeadlineMs);
  const heic = createHeicConverter();
  const closeProcesses = () => Promise.all([rasterizer.close(), heic.close()]);
  const host = { store: assets, describing, rasterizer, heic, projectId, dataset };

  // A lake that was filled once and is empty has lost its documents, or somebody has deleted them.
  const isNew = store.isEmpty && (await readSeedRecord(folder)) === undefined;
  const source = isNew ? options.seed : undefined;
  if (source !== undefined) {
    try {
      // Nobody else is there yet, and a dataset may have any number of pictures.
      const patient = createTaskQueue({ ...turns, maxWaiting: Number.POSITIVE_INFINITY });
      const count = await seed(store, source, { ...host, describing: patient });
      await writeSeedRecord(folder, source);
      log({ level: "info", message: "Imported the first documents", count, from: source });
    } catch (error) {
      await closeProcesses();
      database.close();
      throw error;
    }
  }
  return {
    isSeeded: source !== undefined,
    file,
    renditionsFolder: join(folder, "renditions"),
    store,
    writer,
    history: createHistory(database),
    host,
    assetIndex: createAssetIndex(database, writer),
    async close() {
      await Promise.all([writer.finish(), closeProcesses()]);
      database.close();
      release();
    },
  };
}

/** It is one transaction, so all of it is there or nothing. */
async function seed(store: Store, folder: string, host: AssetHost): Promise<number> {
  const documents = await readDataset(folder, host);
  const id = randomUUID();
  const timestamp = new Date().toISOString();
  const stamped = documents.map((document) => ({
    _createdAt: timestamp,
    _updatedAt: timestamp,
    ...document,
    _rev: id,
  }));
  store.commit({
    id,
    author: programs.seed.id,
    timestamp,
    changes: stamped.map((document) => ({
      id: document._id,
      before: undefined,
      after: document,
      // The outcome says it all, and storing it twice would double the file.
      mutations: [],
      positions: [],
    })),
  });
  return documents.length;
}
