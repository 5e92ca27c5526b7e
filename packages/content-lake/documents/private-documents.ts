import type { DatabaseSync } from "node:sqlite";
import { versionsOf } from "../storage/database.ts";
import { draftIdOf, isPrivateId, publishedIdOf } from "./document-id.ts";
import type { Change } from "./transaction.ts";

/** A person's enquiry is to be gone when it, its draft or a version is deleted. */
export function deletedPrivateIds(changes: readonly Change[]): Set<string> {
  const deleted = changes.filter(({ after }) => after === undefined).map(({ id }) => publishedIdOf(id));
  return new Set(deleted.filter(isPrivateId));
}

/**
 * The history of a deleted private document goes with it. A draft or version that still exists keeps its own, because readers
 * follow it.
 */
export function createEraser(database: DatabaseSync): (publishedId: string) => void {
  const find = database.prepare("SELECT 1 FROM documents WHERE id = ?");
  const versions = database.prepare(versionsOf);
  const eraseHistory = database.prepare(
    "UPDATE revisions SET body = NULL, mutations = NULL, positions = NULL WHERE document = ?",
  );
  const eraseUnreadable = database.prepare("DELETE FROM unreadable WHERE id = ?");
  const exists = (id: string) => find.get(id) !== undefined;

  return (publishedId) => {
    if (exists(publishedId)) return;
    const versionIds = versions.all(publishedId).map(({ id }) => String(id));
    for (const id of [publishedId, draftIdOf(publishedId), ...versionIds]) {
      if (exists(id)) continue;
      eraseHistory.run(id);
      eraseUnreadable.run(id);
    }
  };
}
