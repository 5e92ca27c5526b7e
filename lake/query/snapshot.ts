import { messageOf } from "@trousseau/host/http-error.ts";
import { isVisible, type Visibility } from "../access/permissions.ts";
import { type Document, parseDocument } from "../documents/document.ts";
import { readDocumentRows } from "../documents/document-rows.ts";
import { openForReading } from "../storage/database.ts";
import { withAssetUrlField, withSearchTokens } from "./computed-fields.ts";
import { applyPerspective, type Perspective } from "./perspective.ts";

export type Snapshot = ReturnType<typeof createSnapshot>;

type View = {
  documents: readonly Document[];
  find: (id: string) => Document | undefined;
};

/**
 * All documents are in memory and follow the file, so the writer sends no message. An unreadable row does not take others with
 * it.
 */
export function createSnapshot(file: string, onUnreadable: (id: string, problem: string) => void) {
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
    readDocumentRows(database, { take, onLost: onUnreadable });
    // COMMIT fails once more where a page is damaged.
    database.exec("ROLLBACK");
  }

  function take(id: unknown, body: unknown): void {
    if (typeof id !== "string") return;
    all.delete(id);
    if (typeof body !== "string") return;
    try {
      all.set(id, withSearchTokens(withAssetUrlField(parseDocument(body))));
    } catch (error) {
      onUnreadable(id, messageOf(error));
    }
  }

  return {
    /** Takes in every commit since the last call. */
    catchUp(): void {
      const last = Number(lastSequence.get()?.last);
      if (last === sequence) return;
      for (const row of changesSince.iterate(sequence)) take(row.document, row.body);
      sequence = last;
      views.clear();
    },
    view(perspective: Perspective, visibility: Visibility): View {
      const key = `${visibility} ${perspective}`;
      const known = views.get(key);
      if (known !== undefined) return known;
      const visible =
        visibility === "everything" ? all : new Map([...all].filter(([id]) => isVisible(visibility, id)));
      const seen = applyPerspective(perspective, visible);
      // The hosted service answers by id without order(), and so does every process here.
      const view = { documents: [...seen.values()].sort(byId), find: (id: string) => seen.get(id) };
      // Callers name stacks of releases, so only a few are remembered.
      if (views.size >= 8) views.clear();
      views.set(key, view);
      return view;
    },
  };
}

function byId(left: Document, right: Document): number {
  if (left._id === right._id) return 0;
  return left._id < right._id ? -1 : 1;
}
