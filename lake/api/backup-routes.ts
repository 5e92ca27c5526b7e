import { once } from "node:events";
import { mkdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { httpError } from "@trousseau/host/http-error.ts";
import { readForm } from "@trousseau/host/request-body.ts";
import { toWebStream } from "@trousseau/host/web-stream.ts";
import { packTar, type TarSource } from "modern-tar/fs";
import { copyAccess } from "../access/access-copy.ts";
import { ACCESS_FILE } from "../access/access-database.ts";
import { identifyToken } from "../access/caller.ts";
import { requirePermission } from "../access/permissions.ts";
import { jsonResponse } from "../http/json-response.ts";
import type { Routes } from "../http/router.ts";
import { assetsIn, MANIFEST, writeManifest } from "../storage/backup-manifest.ts";
import { readLastBackup, writeLastBackup } from "../storage/lake-folder.ts";
import type { Call, LakeParts } from "./call.ts";

/** The archive is what `restore` reads. It flows from the disk, so a label of any size can be kept. */
export function backupRoutes({ file, tokens, log }: LakeParts): Routes<Call> {
  const folder = dirname(file);
  let running: Progress | undefined;

  return {
    "GET /projects/:project/backup": async ({ caller }) => {
      requirePermission(caller, "manage");
      return jsonResponse({ last: await readLastBackup(folder), running });
    },
    /** A browser that saves a file sends a form, which has no header: the session's token is one of its fields. */
    "POST /projects/:project/backup": async ({ request, caller }) => {
      const form = await readForm(request);
      const token = form.get("token");
      // The rights of a form's token may end while the archive is sent; api.ts ends a stream with a header.
      const check = () =>
        requirePermission(caller ?? (token ? identifyToken(token, tokens) : undefined), "manage");
      const { name } = check();
      if (running !== undefined)
        throw httpError(503, "A backup is being made already. Try again when it is done.");
      const progress = { sent: 0, bytes: 0 };
      running = progress;
      const copy = await copyOf(folder, form.get("people") === "on").catch((error: unknown) => {
        running = undefined;
        throw error;
      });
      progress.bytes = copy.bytes;
      const ended = async () => {
        running = undefined;
        await copy.remove();
      };
      const pieces = piecesOf(copy.sources, progress, {
        check,
        ended,
        complete: () => writeLastBackup(folder),
      });
      log({ level: "info", message: "A backup is downloaded", by: name });
      return new Response(toWebStream(pieces), {
        headers: {
          "Content-Type": "application/x-tar",
          "Content-Disposition": `attachment; filename="backup-${new Date().toISOString().slice(0, 10)}.tar"`,
          "Cache-Control": "no-store",
          "X-Content-Type-Options": "nosniff",
        },
      });
    },
  };
}

/** These are bytes. The headers of files are left out of `bytes`. */
type Progress = {
  sent: number;
  bytes: number;
};

type Ending = {
  /** Throws when whoever makes the backup may do so no longer. */
  check(): unknown;
  complete(): Promise<void>;
  ended(): Promise<void>;
};

async function* piecesOf(
  sources: readonly TarSource[],
  progress: Progress,
  { check, complete, ended }: Ending,
) {
  try {
    for await (const piece of packTar(sources)) {
      check();
      progress.sent += piece.length;
      yield piece;
    }
    await complete();
  } finally {
    await ended();
  }
}

/** Documents are of one moment. Assets never change and are stored before any document names them, so they come last. */
async function copyOf(folder: string, withPeople: boolean) {
  // An earlier process may have been killed; the name makes its files go at the next start.
  const copy = join(folder, "lake.sqlite.download.part");
  const remove = () => rm(copy, { recursive: true, force: true });
  await remove();
  await mkdir(copy, { mode: 0o700 });
  try {
    const documents = join(copy, "lake.sqlite");
    await copyInThread(join(folder, "lake.sqlite"), documents);
    const people = join(copy, ACCESS_FILE);
    if (withPeople) copyAccess(folder, people);
    const assets = (await assetsIn(folder)).map((path) => [join(folder, path), path] as const);
    const files = [
      ...(withPeople ? [[people, ACCESS_FILE] as const] : []),
      [documents, "lake.sqlite"] as const,
      ...assets,
    ];
    await writeManifest(copy, {
      files: files.flatMap(([source, target]) => (dirname(source) === copy ? [target] : [])),
      assets: assets.map(([, target]) => target),
      now: new Date(),
    });
    files.push([join(copy, MANIFEST), MANIFEST]);
    const sizes = await Promise.all(files.map(async ([source]) => (await stat(source)).size));
    const sources = files.map(
      ([source, target]): TarSource => ({ type: "file", source, target, mode: 0o600 }),
    );
    return { sources, bytes: sizes.reduce((sum, size) => sum + size, 0), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function copyInThread(from: string, to: string): Promise<void> {
  const worker = new Worker(new URL("../storage/copy-thread.ts", import.meta.url), {
    workerData: { from, to },
  });
  // An error of the thread rejects.
  await once(worker, "exit");
}
