import {
  type ActionContext,
  type ActionHandlers,
  checkRevision,
  copyAs,
  publishedIdIn,
  textIn,
  unpublishedDocumentIn,
  unpublishedIdIn,
} from "../documents/action.ts";
import { type Document, type Fields, isFields } from "../documents/document.ts";
import { isVersionId, publishedIdOf } from "../documents/document-id.ts";
import type { Mutation } from "../documents/mutation.ts";
import { alreadyExists, doesNotExist, InvalidMutation } from "../documents/mutation-error.ts";

/** Most of this is true for drafts as well (https://www.sanity.io/docs/content-lake/dispatch-actions). */
export const versionActions: ActionHandlers = {
  "sanity.action.document.version.create": create,
  "sanity.action.document.version.replace": replace,
  "sanity.action.document.version.unpublish": unpublish,
};

/** The base may be a published document, a draft, or a version of another release. */
function create(action: Fields, context: ActionContext): Mutation[] {
  const publishedId = publishedIdIn(action);
  const version =
    action.document === undefined
      ? copyOfBase(action, publishedId, context)
      : unpublishedDocumentIn(action, "document", publishedId);
  if (context.read(version._id) !== undefined) throw alreadyExists(version._id);
  return [{ create: version }];
}

function replace(action: Fields, { read }: ActionContext): Mutation[] {
  const version = unpublishedDocumentIn(action, "document");
  const existing = read(version._id);
  if (existing === undefined) throw doesNotExist(version._id);
  return [{ createOrReplace: { ...version, _createdAt: existing._createdAt } }];
}

/** The version keeps its content until publication, in case an editor reconsiders. */
function unpublish(action: Fields, { read }: ActionContext): Mutation[] {
  const publishedId = publishedIdIn(action);
  const id = unpublishedIdIn(action, "versionId", publishedId);
  if (!isVersionId(id)) throw new InvalidMutation(`"${id}" is not a version in a release`);
  const version = read(id);
  if (version !== undefined) return [{ patch: { id, set: { _system: markedIn(version) } } }];
  const published = read(publishedId);
  if (published === undefined) throw doesNotExist(publishedId);
  return [{ create: { ...copyAs(published, id), _system: markedIn(published) } }];
}

function markedIn({ _system: system }: Document): Fields {
  return { ...(isFields(system) ? system : {}), delete: true };
}

function copyOfBase(action: Fields, publishedId: string, { read }: ActionContext): Document {
  const baseId = textIn(action, "baseId");
  const id = unpublishedIdIn(action, "versionId", publishedId);
  if (publishedIdOf(baseId) !== publishedId)
    throw new InvalidMutation(`"${baseId}" is not a version of "${publishedId}"`);
  const base = read(baseId);
  if (base === undefined) throw doesNotExist(baseId);
  checkRevision(baseId, action.ifBaseRevisionId, base);
  return copyAs(base, id);
}
