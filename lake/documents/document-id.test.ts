import { expect, test } from "vitest";
import * as ids from "./document-id.ts";

test.each([
  ["gown", { kind: "published", publishedId: "gown" }],
  ["label.notes", { kind: "published", publishedId: "label.notes" }],
  ["drafts.gown", { kind: "draft", publishedId: "gown" }],
  ["drafts.label.notes", { kind: "draft", publishedId: "label.notes" }],
  ["versions.spring.gown", { kind: "version", publishedId: "gown", release: "spring" }],
  ["versions.spring.label.notes", { kind: "version", publishedId: "label.notes", release: "spring" }],
  ["drafts", { kind: "published", publishedId: "drafts" }],
  ["draftsman.gown", { kind: "published", publishedId: "draftsman.gown" }],
])("%s is told apart", (id, expected) => {
  expect(ids.parseId(id)).toEqual(expected);
  const is = { draft: ids.isDraftId(id), version: ids.isVersionId(id), published: ids.isPublishedId(id) };
  expect(is).toEqual({ draft: false, version: false, published: false, [expected.kind]: true });
});

test.each(["gown", "drafts.gown", "versions.spring.gown"])("%s leads to the others of its document", (id) => {
  const others = [ids.publishedIdOf(id), ids.draftIdOf(id), ids.versionIdOf(id, "autumn")];
  expect(others).toEqual(["gown", "drafts.gown", "versions.autumn.gown"]);
});

test("only an id of one segment is public", () => {
  const all = ["gown", "drafts.gown", "versions.spring.gown", "label.notes", "_.releases.spring"];
  expect(all.filter(ids.isPublicId)).toEqual(["gown"]);
});

test("an id is valid by its characters, its length and its place", () => {
  const places = ["drafts", "drafts.gown", "versions.spring.gown", "versions.spring.label.notes"];
  const valid = ["gown", "_.releases.spring", "0", "A-b_c.d-e", "x".repeat(128), ...places];
  expect(valid.filter((id) => !ids.isValidId(id))).toEqual([]);
  const wrong = [
    ...["", ".", "gown.", ".gown", "a..b", "-gown", "label.-notes", "drafts.-gown", "the gown", "gown/1"],
    ...["gown\n", "é", "x".repeat(129), "drafts.", "drafts.drafts.gown", "drafts.versions.spring.gown"],
    ...["versions.gown", "versions.drafts.gown", "versions.spring.drafts.gown"],
    "versions.spring.versions.autumn.gown",
  ];
  expect(wrong.filter(ids.isValidId)).toEqual([]);
});
