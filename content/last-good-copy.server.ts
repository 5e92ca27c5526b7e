import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { ContentSettings } from "#model/services/content-settings.ts";

/** The content host's last good response on disk: what the shop opens with when the host is down. */
export type LastGoodCopy = {
  /** Undefined when there is none, or when it cannot be read. */
  read(): Promise<readonly unknown[] | undefined>;
  /** Throws when the write fails; the former copy is intact then. */
  write(documents: readonly unknown[]): Promise<void>;
};

const copy = z.object({ documents: z.array(z.unknown()) });

/** One file for each content source, so that a change of settings never opens another label's shop. */
export function createLastGoodCopy(
  folder: string,
  { projectId, dataset }: Pick<ContentSettings, "projectId" | "dataset">,
): LastGoodCopy {
  const file = join(folder, `last-good-${projectId}-${dataset}.json`);
  return {
    async read() {
      try {
        // A named pipe would be read for ever.
        if (!(await stat(file)).isFile()) return undefined;
        return copy.parse(JSON.parse(await readFile(file, "utf8"))).documents;
      } catch {
        return undefined;
      }
    },
    async write(documents) {
      await mkdir(folder, { recursive: true });
      const unfinished = `${file}.${process.pid}.new`;
      await writeFile(unfinished, inPieces(documents), { flush: true });
      await rename(unfinished, file);
    },
  };
}

/** Thousands of documents in one step would block the event loop. */
const DOCUMENTS_IN_PIECE = 100;

function* inPieces(documents: readonly unknown[]) {
  yield '{"documents":[';
  let separator = "";
  for (let start = 0; start < documents.length; start += DOCUMENTS_IN_PIECE) {
    const piece = documents.slice(start, start + DOCUMENTS_IN_PIECE).flatMap(serialized);
    if (piece.length === 0) continue;
    yield separator + piece.join();
    separator = ",";
  }
  yield "]}";
}

/** One that is nested too deeply to be written down is too much to be shown as well. */
function serialized(document: unknown): string[] {
  try {
    return [JSON.stringify(document)];
  } catch {
    return [];
  }
}
