import { publishedIdOf, releaseIdOf } from "../documents/document-id.ts";
import type { Change, Transaction } from "../documents/transaction.ts";
import { type Release, readRelease } from "./release.ts";

/**
 * Studio's activity panel knows these words, and works out edits of the metadata by itself. The transaction must hold the release
 * and its documents, and nothing else. Publication and archiving of documents are no events of their own.
 */
export function releaseEventsOf(name: string, { id, timestamp, author, changes }: Transaction) {
  const about = { timestamp, author, releaseName: name };
  const own = changes.find((change) => change.id === releaseIdOf(name));
  const events =
    own === undefined ? changes.flatMap((change) => versionEvent(id, change)) : releaseEvent(own);
  return events.map((event) => ({ ...about, ...event }));
}

type Happening = { type: string } & Record<string, unknown>;

function releaseEvent({ before, after }: Change): Happening[] {
  const [was, is] = [readRelease(before), readRelease(after)];
  if (is === undefined) return [];
  if (was === undefined) return [{ type: "createRelease" }];
  const { publishAt } = is.document;
  if (is.state === "scheduled")
    return was.document.publishAt === publishAt ? [] : [{ type: "scheduleRelease", publishAt }];
  if (was.state === is.state) return [];
  return [{ type: becoming(was, is) }];
}

function becoming(was: Release, is: Release): string {
  if (is.state === "published") return "publishRelease";
  if (is.state === "archived") return "archiveRelease";
  return was.state === "archived" ? "unarchiveRelease" : "unscheduleRelease";
}

function versionEvent(transactionId: string, { id, before, after }: Change): Happening[] {
  const about = { documentId: publishedIdOf(id), versionId: id, documentType: (after ?? before)?._type };
  if (before === undefined) {
    const revisions = { revisionId: transactionId, versionRevisionId: transactionId };
    return [{ type: "addDocumentToRelease", ...about, ...revisions }];
  }
  if (after !== undefined) return [];
  return [{ type: "discardDocumentFromRelease", ...about, versionRevisionId: before._rev }];
}
