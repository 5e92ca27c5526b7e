import { expect, test } from "vitest";
import type { Document } from "../documents/document.ts";
import { InvalidMutation, type WriteKind } from "../documents/mutation-error.ts";
import type { Change } from "../documents/transaction.ts";
import { limits } from "../limits.ts";
import type { ReleaseState } from "./release.ts";
import { checkReleases } from "./release-rules.ts";

const release = (name: string, state: ReleaseState): Document => ({
  _id: `_.releases.${name}`,
  _type: "system.release",
  name,
  state,
  metadata: { releaseType: "asap" },
});

const gown = (_id: string, more = {}): Document => ({ _id, _type: "gown", ...more });

const created = (after: Document): Change => change(after._id, undefined, after);
const deleted = (before: Document): Change => change(before._id, before, undefined);

function change(id: string, before: Document | undefined, after: Document | undefined): Change {
  return { id, before, after, mutations: [], positions: [] };
}

/** Returns the refusal, or "allowed". */
function outcome(kind: WriteKind, changes: readonly Change[], stored: readonly Document[] = []): unknown {
  const documents = new Map(stored.map((document) => [document._id, document]));
  const parts = {
    read: (id: string) => documents.get(id),
    idsUnder: (prefix: string) => [...documents.keys()].filter((id) => id.startsWith(prefix)),
    sourcesOf: (target: string) =>
      stored.filter((document) => JSON.stringify(document).includes(`"${target}"`)).map(({ _id }) => _id),
  };
  try {
    checkReleases(kind, changes, parts);
    return "allowed";
  } catch (error) {
    if (!(error instanceof InvalidMutation)) throw error;
    return { message: error.message, type: error.type, status: error.status, ...error.detail };
  }
}

const full = Array.from({ length: limits.releaseDocuments }, (_, at) => gown(`versions.spring.g${at}`));

test("a release has so many documents, and only what is added counts", () => {
  const stored = [release("spring", "active"), release("autumn", "active"), ...full];
  const more = created(gown("versions.spring.more"));
  expect(outcome("mutation", [more], stored)).toEqual({
    message: `There are too many documents in the release "spring": at most ${full.length}`,
    type: "releaseLimitExceededError",
    status: 403,
    limit: full.length,
  });
  expect(outcome("mutation", [more], stored.slice(0, -1))).toBe("allowed");
  const another = created(gown("versions.spring.another"));
  expect(outcome("mutation", [more, another], stored.slice(0, -1))).toMatchObject({ status: 403 });
  for (const other of ["versions.autumn.more", "more", "drafts.more"])
    expect(outcome("mutation", [created(gown(other))], stored)).toBe("allowed");
  const [first] = full;
  if (first === undefined) throw new Error("There is none");
  expect(outcome("mutation", [change(first._id, first, { ...first, name: "x" })], stored)).toBe("allowed");
  expect(outcome("mutation", [deleted(first)], stored)).toBe("allowed");
});

const muse = (reference: object) => gown("versions.spring.odile", { inner: [{ muse: reference }] });

test.each<[string, object, boolean]>([
  ["strongly", { _ref: "agathe" }, false],
  [
    "weakly, and strongly once published",
    { _ref: "agathe", _weak: true, _strengthenOnPublish: { type: "gown" } },
    false,
  ],
  [
    "weakly, also once published",
    { _ref: "agathe", _weak: true, _strengthenOnPublish: { type: "gown", weak: true } },
    true,
  ],
  ["weakly", { _ref: "agathe", _weak: true }, true],
])("what a scheduled document refers to %s can be deleted: %s %s", (_, reference, isAllowed) => {
  const agathe = gown("agathe");
  const version = muse(reference);
  const refused = {
    message: `The document "agathe" cannot be deleted as "${version._id}" refers to it, which is scheduled to be published`,
    type: "documentHasExistingReferencesError",
    status: 409,
    id: "agathe",
    referencingIDs: [version._id],
  };
  const scheduled = [release("spring", "scheduled"), version, agathe];
  expect(outcome("mutation", [deleted(agathe)], scheduled)).toEqual(isAllowed ? "allowed" : refused);
  expect(outcome("mutation", [change("agathe", agathe, { ...agathe, name: "x" })], scheduled)).toBe(
    "allowed",
  );
  for (const stored of [[release("spring", "active"), version], [version], [{ ...version, _id: "odile" }]])
    expect(outcome("mutation", [deleted(agathe)], [...stored, agathe])).toBe("allowed");
});
