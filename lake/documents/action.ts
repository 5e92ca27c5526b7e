import { type Document, type Fields, isFields } from "./document.ts";
import { isPublishedId, isValidId, publishedIdOf } from "./document-id.ts";
import { type Mutation, readDocument } from "./mutation.ts";
import { InvalidMutation, wasChanged } from "./mutation-error.ts";
import type { PendingTransaction } from "./pending-transaction.ts";

/** The context shows documents as the transaction has left them so far. */
export type ActionContext = Pick<PendingTransaction, "read" | "idsUnder" | "lastStateOf" | "timestamp"> & {
  /** This is the id of a person or a token. */
  author: string;
};

/** A handler has checked the fields, and every id is of the right kind. */
type ActionHandler = (action: Fields, context: ActionContext) => Mutation[];

export type ActionHandlers = Readonly<Record<string, ActionHandler>>;

/** These functions throw InvalidMutation, which says what is wrong with a field. */

export function textIn(action: Fields, name: string): string {
  const text = action[name];
  if (typeof text !== "string" || text === "") throw new InvalidMutation(`The action needs ${name}`);
  return text;
}

/** An action could otherwise publish or delete a draft by mistake. */
export function publishedIdIn(action: Fields): string {
  const id = textIn(action, "publishedId");
  if (!isValidId(id) || !isPublishedId(id))
    throw new InvalidMutation(`publishedId must be the id of a published document, not "${id}"`);
  return id;
}

/** A given `publishedId` must be the one that the draft or version belongs to. */
export function unpublishedIdIn(action: Fields, name: string, publishedId?: string): string {
  return checkUnpublished(textIn(action, name), publishedId);
}

/** A given `publishedId` must be the one that the draft or version belongs to. */
export function unpublishedDocumentIn(action: Fields, name: string, publishedId?: string): Document {
  const fields = action[name];
  if (!isFields(fields)) throw new InvalidMutation(`The action needs ${name}`);
  const document = readDocument(fields);
  checkUnpublished(document._id, publishedId);
  return document;
}

/** The caller decided about another revision than the current one. */
export function checkRevision(id: string, expected: unknown, document: Document | undefined): void {
  if (expected === undefined || expected === null) return;
  if (typeof expected !== "string") throw new InvalidMutation("A revision is a string");
  if (document?._rev !== expected) throw wasChanged(id, expected, document?._rev);
}

/**
 * Sanity's rule (https://www.sanity.io/docs/http-actions) is a prefix `drafts.` or `versions.<release>.` before the published id.
 */
function checkUnpublished(id: string, publishedId: string | undefined): string {
  if (!isValidId(id) || isPublishedId(id))
    throw new InvalidMutation(`"${id}" is neither a draft nor a version of a document`);
  if (publishedId !== undefined && publishedIdOf(id) !== publishedId)
    throw new InvalidMutation(`"${id}" is not a draft or a version of "${publishedId}"`);
  return id;
}

/** `published` tells when the document was first created. */
export function asPublished(document: Document, published: Document | undefined): Document {
  const copy = copyAs(document, publishedIdOf(document._id));
  return strengthen({ ...copy, _createdAt: published?._createdAt ?? document._createdAt });
}

export function copyAs(document: Document, id: string): Document {
  const { _rev: _, _updatedAt: __, ...rest } = structuredClone(document);
  return { ...rest, _id: id, _type: document._type };
}

/** A draft may refer weakly to an unpublished document, but the published reference is strong. */
function strengthen(document: Document): Document {
  const strong = strengthenIn(document);
  return isFields(strong) ? { ...strong, _id: document._id, _type: document._type } : document;
}

function strengthenIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenIn);
  if (!isFields(value)) return value;
  const { _strengthenOnPublish: intent, ...fields } = value;
  if (isFields(intent) && intent.weak !== true) delete fields._weak;
  return Object.fromEntries(Object.entries(fields).map(([key, child]) => [key, strengthenIn(child)]));
}
