import { openForReading } from "../store/database.ts";
import { type Document, parseDocument } from "../store/document.ts";
import { isPublicId } from "../store/document-id.ts";
import { type Perspective, seenThrough } from "./perspective.ts";
import { withWords } from "./search-tokens.ts";

/** Who is looking: anybody, or somebody with a token. */
export type Sight = "public" | "everything";

export interface Snapshot {
  /** Takes in every commit made since the last call. */
  catchUp(): void;
  view(perspective: Perspective, sight: Sight): View;
}

export interface View {
  documents: readonly Document[];
  find: (id: string) => Document | undefined;
}

/** All documents in memory, following the file: a reader needs no message from the writer to be right. */
export function createSnapshot(file: string): Snapshot {
  const database = openForReading(file);
  const lastSequence = database.prepare("SELECT coalesce(max(sequence), 0) AS last FROM revisions");
  const changesSince = database.prepare(
    "SELECT document, body FROM revisions WHERE sequence > ? ORDER BY sequence",
  );
  const all = new Map<string, Document>();
  const views = new Map<string, View>();
  let sequence = 0;

  load();

  function load(): void {
    database.exec("BEGIN");
    sequence = Number(lastSequence.get()?.last);
    for (const row of database.prepare("SELECT id, body FROM documents ORDER BY id").iterate())
      take(row.id, row.body);
    database.exec("COMMIT");
  }

  function take(id: unknown, body: unknown): void {
    if (typeof id !== "string") return;
    if (typeof body === "string") all.set(id, withWords(parseDocument(body)));
    else all.delete(id);
  }

  return {
    catchUp() {
      const last = Number(lastSequence.get()?.last);
      if (last === sequence) return;
      for (const row of changesSince.all(sequence)) take(row.document, row.body);
      sequence = last;
      views.clear();
    },
    view(perspective, sight) {
      const key = `${sight} ${perspective}`;
      const known = views.get(key);
      if (known !== undefined) return known;
      const visible = sight === "everything" ? all : new Map([...all].filter(([id]) => isPublicId(id)));
      const seen = seenThrough(perspective, visible);
      const view = { documents: [...seen.values()], find: (id: string) => seen.get(id) };
      // A stack of releases is the caller's to name: remembering a few is plenty.
      if (views.size >= 8) views.clear();
      views.set(key, view);
      return view;
    },
  };
}
