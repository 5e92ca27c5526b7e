import { expect, test } from "vitest";
import type { Document } from "../documents/document.ts";
import { InvalidMutation } from "../documents/mutation-error.ts";
import type { Change } from "../documents/transaction.ts";
import { limits } from "../limits.ts";
import type { ReleaseState } from "./release.ts";
import { checkReleases } from "./release-rules.ts";

const release = (name: string, state: ReleaseState): Document => {
  const metadata = { releaseType: "asap" };
  return { _id: `_.releases.${name}`, _type: "system.release", name, state, metadata };
};

const gown = (_id: string, more = {}): Document => ({ _id, _type: "gown", ...more });
const created = (id: string) => change(undefined, gown(id));
const deleted = (before: Document) => change(before, undefined);
const renamed = (before: Document) => change(before, { ...before, name: "x" });

function change(before: Document | undefined, after: Document | undefined): Change {
  return { id: (before ?? after)?._id ?? "", before, after, mutations: [], positions: [] };
}

/** Returns the refusal, or "allowed". */
function outcome(changes: readonly Change[], stored: readonly Document[] = []): unknown {
  const documents = new Map(stored.map((document) => [document._id, document]));
  const refers = (target: string) => (document: Document) => JSON.stringify(document).includes(`"${target}"`);
  try {
    checkReleases("mutation", changes, {
      read: (id) => documents.get(id),
      idsUnder: (prefix) => [...documents.keys()].filter((id) => id.startsWith(prefix)),
      sourcesOf: (target) => stored.filter(refers(target)).map(({ _id }) => _id),
    });
    return "allowed";
  } catch (error) {
    if (!(error instanceof InvalidMutation)) throw error;
    return { message: error.message, type: error.type, status: error.status, ...error.detail };
  }
}

test("a release has so many documents, and only what is added counts", () => {
  const limit = limits.releaseDocuments;
  const full = Array.from({ length: limit }, (_, at) => gown(`versions.spring.g${at}`));
  const stored = [release("spring", "active"), release("autumn", "active"), ...full];
  const more = created("versions.spring.more");
  const message = `There are too many documents in the release "spring": at most ${limit}`;
  const refused = { message, type: "releaseLimitExceededError", status: 403, limit };
  expect(outcome([more], stored)).toEqual(refused);
  expect(outcome([more], stored.slice(0, -1))).toBe("allowed");
  const two = [more, created("versions.spring.another")];
  expect(outcome(two, stored.slice(0, -1))).toMatchObject({ status: 403 });
  for (const other of ["versions.autumn.more", "more", "drafts.more"])
    expect(outcome([created(other)], stored)).toBe("allowed");
  const first = gown("versions.spring.g0");
  expect([outcome([renamed(first)], stored), outcome([deleted(first)], stored)]).toEqual([
    "allowed",
    "allowed",
  ]);
});

const weak = { _ref: "agathe", _weak: true };

test.each<[string, object, boolean]>([
  ["strongly", { _ref: "agathe" }, false],
  ["weakly, and strongly once published", { ...weak, _strengthenOnPublish: { type: "gown" } }, false],
  ["weakly, also once published", { ...weak, _strengthenOnPublish: { type: "gown", weak: true } }, true],
  ["weakly", weak, true],
])("what a scheduled document refers to %s can be deleted: %s %s", (_, muse, isAllowed) => {
  const agathe = gown("agathe");
  const version = gown("versions.spring.odile", { inner: [{ muse }] });
  const message = `The document "agathe" cannot be deleted as "${version._id}" refers to it, which is scheduled to be published`;
  const detail = { id: "agathe", referencingIDs: [version._id] };
  const refused = { message, type: "documentHasExistingReferencesError", status: 409, ...detail };
  const scheduled = [release("spring", "scheduled"), version, agathe];
  expect(outcome([deleted(agathe)], scheduled)).toEqual(isAllowed ? "allowed" : refused);
  expect(outcome([renamed(agathe)], scheduled)).toBe("allowed");
  for (const stored of [[release("spring", "active"), version], [version], [{ ...version, _id: "odile" }]])
    expect(outcome([deleted(agathe)], [...stored, agathe])).toBe("allowed");
});

test("what a scheduled release publishes can be changed and unpublished, and is deleted once it is unscheduled", () => {
  const [odile, draft, version] = [gown("odile"), gown("drafts.odile"), gown("versions.spring.odile")];
  const stored = (state: ReleaseState, ...states: Document[]) => [
    release("spring", state),
    version,
    ...states,
  ];
  const description =
    'The document "odile" cannot be deleted as the release "spring" is scheduled to publish it: unschedule it first';
  const refused = (id: string) => ({ message: description, type: "documentScheduledError", status: 409, id });
  expect(outcome([deleted(odile)], stored("scheduled", odile))).toEqual(refused("odile"));
  expect(outcome([deleted(draft)], stored("scheduled", draft))).toEqual(refused("drafts.odile"));
  const both = stored("scheduled", odile, draft);
  expect(outcome([deleted(odile), deleted(draft)], both)).toMatchObject({ message: description });
  const unpublished = [created("drafts.odile"), deleted(odile)];
  const published = [deleted(draft), created("odile")];
  expect(outcome(unpublished, stored("scheduled", odile))).toBe("allowed");
  expect(outcome(published, stored("scheduled", draft))).toBe("allowed");
  for (const change of [renamed(odile), deleted(odile), deleted(draft)])
    expect(outcome([change], both)).toBe("allowed");
  for (const state of ["active", "published", "archived"] as const)
    expect(outcome([deleted(odile)], stored(state, odile))).toBe("allowed");
  const toBeUnpublished = { ...version, _system: { delete: true } };
  expect(outcome([deleted(odile)], [release("spring", "scheduled"), toBeUnpublished, odile])).toBe("allowed");
});
