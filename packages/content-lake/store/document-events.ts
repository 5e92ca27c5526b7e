import { draftIdOf, isDraftId, publishedIdOf } from "./document-id.ts";
import type { Transaction } from "./document-store.ts";

/** What happened to a document, in the words of Studio's history panel; edits it works out by itself, from the transactions. */
export type DocumentEvent = { type: string; timestamp: string; author: string; documentId: string } & Record<
  string,
  unknown
>;

/**
 * The events of one document, the newest first. Studio uses their revisions as addresses, so each must be one that this very document
 * was in: a draft's events carry revisions of the draft, and what only concerned the draft is no event of the published document.
 */
export function eventsOf(id: string, transactions: readonly Transaction[]): DocumentEvent[] {
  const publishedId = publishedIdOf(id);
  const isDraft = isDraftId(id);
  const names = { publishedId, draftId: draftIdOf(id) };
  return transactions.flatMap((transaction) => {
    const event = describe(transaction, names);
    if (event === undefined || (!isDraft && draftOnly.has(event.type))) return [];
    const { timestamp, author } = transaction;
    return [{ timestamp, author, documentId: publishedId, ...event }];
  });
}

const draftOnly = new Set(["createDocumentVersion", "deleteDocumentVersion"]);

function describe(
  transaction: Transaction,
  { publishedId, draftId }: { publishedId: string; draftId: string },
) {
  const published = transaction.changes.find((change) => change.id === publishedId);
  const draft = transaction.changes.find((change) => change.id === draftId);
  const lastDraft = draft?.before?._rev;
  const isDraftGone = draft?.before !== undefined && draft.after === undefined;

  if (published?.after !== undefined && isDraftGone) {
    const publishCause = "document.publish";
    return event("publishDocumentVersion", {
      revisionId: transaction.id,
      versionId: draftId,
      versionRevisionId: lastDraft,
      publishCause,
    });
  }
  if (published?.before !== undefined && published.after === undefined) {
    return draft?.after === undefined
      ? event("deleteDocumentGroup", {})
      : event("unpublishDocument", { versionId: draftId, versionRevisionId: transaction.id });
  }
  if (published !== undefined) {
    return event(published.before === undefined ? "createLiveDocument" : "updateLiveDocument", {
      revisionId: transaction.id,
    });
  }
  if (isDraftGone)
    return event("deleteDocumentVersion", { versionId: draftId, versionRevisionId: lastDraft });
  if (draft?.before !== undefined) return undefined;
  return event("createDocumentVersion", { versionId: draftId, versionRevisionId: transaction.id });
}

function event(type: string, detail: Record<string, unknown>) {
  return { type, ...detail };
}
