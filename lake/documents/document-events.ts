import { type Release, readRelease, SCHEDULER } from "../releases/release.ts";
import {
  draftIdOf,
  isDraftId,
  isPublishedId,
  isVersionId,
  parseId,
  publishedIdOf,
  releaseIdOf,
} from "./document-id.ts";
import type { Change, Transaction } from "./transaction.ts";

/**
 * Studio's history panel knows these words, and works out edits by itself. It uses revisions as addresses, so a draft's events carry
 * revisions of the draft. The transaction must hold the document, its draft and its versions, and nothing else.
 */
export function eventsOf(id: string, transaction: Transaction) {
  const event = describe(transaction, id);
  if (event === undefined) return [];
  const { timestamp, author } = transaction;
  return [{ timestamp, author, documentId: publishedIdOf(id), ...event }];
}

function describe(transaction: Transaction, id: string) {
  const find = (id: string) => transaction.changes.find((change) => change.id === id);
  const published = find(publishedIdOf(id));
  const own = isPublishedId(id) ? undefined : find(id);
  const isElsewhere = isVersionId(id) && own === undefined;
  return published === undefined || isElsewhere
    ? describeOwn(transaction, own)
    : describePublished(transaction, published, find(draftIdOf(id)));
}

function describePublished(transaction: Transaction, published: Change, draft: Change | undefined) {
  const revisionId = transaction.id;
  const source = transaction.changes.find((change) => change !== published && isGone(change));
  if (published.after !== undefined && source !== undefined)
    return {
      type: "publishDocumentVersion",
      revisionId,
      ...named(source),
      versionRevisionId: source.before?._rev,
      publishCause: causeOf(transaction, source),
    };
  if (published.after !== undefined)
    return { type: published.before === undefined ? "createLiveDocument" : "updateLiveDocument", revisionId };
  return draft?.after === undefined
    ? { type: "deleteDocumentGroup" }
    : { type: "unpublishDocument", versionId: draft.id, versionRevisionId: revisionId };
}

function describeOwn(transaction: Transaction, own: Change | undefined) {
  if (own === undefined) return undefined;
  if (isGone(own))
    return { type: "deleteDocumentVersion", ...named(own), versionRevisionId: own.before?._rev };
  if (own.before !== undefined) return undefined;
  return { type: "createDocumentVersion", ...named(own), versionRevisionId: transaction.id };
}

function causeOf({ author }: Transaction, source: Change): string {
  if (isDraftId(source.id)) return "document.publish";
  return author === SCHEDULER.id ? "release.schedule" : "release.publish";
}

function named({ id }: Change) {
  const parsed = parseId(id);
  return parsed.kind === "version" ? { versionId: id, releaseId: parsed.release } : { versionId: id };
}

function isGone({ before, after }: Change): boolean {
  return before !== undefined && after === undefined;
}

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
