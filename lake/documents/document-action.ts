import {
  type ActionContext,
  type ActionHandlers,
  asPublished,
  checkRevision,
  copyAs,
  publishedIdIn,
  textIn,
  unpublishedDocumentIn,
  unpublishedIdIn,
} from "./action.ts";
import { type Document, type Fields, isFields } from "./document.ts";
import { draftIdOf, isDraftId, isVersionId, publishedIdOf } from "./document-id.ts";
import { type Mutation, readPatch } from "./mutation.ts";
import { alreadyExists, doesNotExist, hasDraft, InvalidMutation } from "./mutation-error.ts";

/** The comments of @sanity/client's types say what each does in which case (its src/types.ts, from `CreateAction` on). */
export const documentActions: ActionHandlers = {
  "sanity.action.document.create": create,
  "sanity.action.document.edit": edit,
  "sanity.action.document.publish": publish,
  "sanity.action.document.unpublish": unpublish,
  "sanity.action.document.delete": remove,
  "sanity.action.document.discard": (action, context) => discard(action, "draftId", context),
  "sanity.action.document.version.discard": (action, context) => discard(action, "versionId", context),
  "sanity.action.document.replaceDraft": replaceDraft,
  // Most of these are meant for drafts as well (https://www.sanity.io/docs/content-lake/dispatch-actions).
  "sanity.action.document.version.create": createVersion,
  "sanity.action.document.version.replace": replaceVersion,
  "sanity.action.document.version.unpublish": unpublishVersion,
};

function create(action: Fields, { read }: ActionContext): Mutation[] {
  const publishedId = publishedIdIn(action);
  const document = unpublishedDocumentIn(action, "attributes", publishedId);
  if (isDraftId(document._id) && read(publishedId) !== undefined) throw alreadyExists(publishedId);
  if (read(document._id) === undefined) return [{ create: document }];
  if (action.ifExists === "ignore") return [];
  throw alreadyExists(document._id);
}

/**
 * A draft begins as a copy of the published document. Studio waits for the transaction of an empty patch, too. The client says
 * draftId, the HTTP reference versionId.
 */
function edit(action: Fields, { read }: ActionContext): Mutation[] {
  const publishedId = publishedIdIn(action);
  const id = unpublishedIdIn(action, action.versionId === undefined ? "draftId" : "versionId", publishedId);
  if (!isFields(action.patch)) throw new InvalidMutation("edit needs a patch");
  const patch = { patch: { ...readPatch(action.patch), id } };
  if (read(id) !== undefined) return [patch];
  const published = read(publishedId);
  if (published === undefined) throw doesNotExist(id);
  return [{ create: copyAs(published, id) }, patch];
}

function publish(action: Fields, { read }: ActionContext): Mutation[] {
  const publishedId = publishedIdIn(action);
  const id = unpublishedIdIn(action, "draftId", publishedId);
  if (!isDraftId(id)) throw new InvalidMutation(`"${id}" is published with its release`);
  const [draft, published] = [read(id), read(publishedId)];
  if (draft === undefined) throw doesNotExist(id);
  checkRevision(id, action.ifDraftRevisionId, draft);
  checkRevision(publishedId, action.ifPublishedRevisionId, published);
  return [{ createOrReplace: asPublished(draft, published) }, { delete: { id } }];
}

function unpublish(action: Fields, { read }: ActionContext): Mutation[] {
  const publishedId = publishedIdIn(action);
  const id = unpublishedIdIn(action, "draftId", publishedId);
  const published = read(publishedId);
  if (published === undefined) throw doesNotExist(publishedId);
  return [{ createIfNotExists: copyAs(published, id) }, { delete: { id: publishedId } }];
}

/** A draft that is not named must not exist, because it would stay behind unseen. */
function remove(action: Fields, { read }: ActionContext): Mutation[] {
  const publishedId = publishedIdIn(action);
  const { includeDrafts = [] } = action;
  if (!Array.isArray(includeDrafts)) throw new InvalidMutation("includeDrafts must be a list of ids");
  const drafts = includeDrafts.map((id) =>
    unpublishedIdIn({ includeDrafts: id }, "includeDrafts", publishedId),
  );
  if (read(publishedId) === undefined) throw doesNotExist(publishedId);
  const draftId = draftIdOf(publishedId);
  if (read(draftId) !== undefined && !drafts.includes(draftId)) throw hasDraft(publishedId, draftId);
  return [...new Set([publishedId, ...drafts])].map((id) => ({ delete: { id } }));
}

function discard(action: Fields, name: string, { read }: ActionContext): Mutation[] {
  const id = unpublishedIdIn(action, name);
  if (read(id) === undefined) throw doesNotExist(id);
  return [{ delete: { id } }];
}

/** Studio uses it for versions in releases as well. */
function replaceDraft(action: Fields, { read }: ActionContext): Mutation[] {
  const publishedId = publishedIdIn(action);
  const document = unpublishedDocumentIn(action, "attributes", publishedId);
  if (read(document._id) === undefined && read(publishedId) === undefined) throw doesNotExist(document._id);
  return [{ createOrReplace: document }];
}

/** The base may be a published document, a draft, or a version of another release. */
function createVersion(action: Fields, context: ActionContext): Mutation[] {
  const publishedId = publishedIdIn(action);
  const version =
    action.document === undefined
      ? copyOfBase(action, publishedId, context)
      : unpublishedDocumentIn(action, "document", publishedId);
  if (context.read(version._id) !== undefined) throw alreadyExists(version._id);
  return [{ create: version }];
}

function replaceVersion(action: Fields, { read }: ActionContext): Mutation[] {
  const version = unpublishedDocumentIn(action, "document");
  const existing = read(version._id);
  if (existing === undefined) throw doesNotExist(version._id);
  return [{ createOrReplace: { ...version, _createdAt: existing._createdAt } }];
}

/** The version keeps its content until publication, in case an editor reconsiders. */
function unpublishVersion(action: Fields, { read }: ActionContext): Mutation[] {
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
