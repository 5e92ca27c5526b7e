import { SCHEDULER } from "../releases/release.ts";
import { draftIdOf, isDraftId, isPublishedId, isVersionId, parseId, publishedIdOf } from "./document-id.ts";
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
