import { expect, test } from "vitest";
import {
  draftIdOf,
  isDraftId,
  isPublicId,
  isPublishedId,
  isValidId,
  isVersionId,
  parseId,
  publishedIdOf,
  versionIdOf,
} from "./document-id.ts";

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
  expect(parseId(id)).toEqual(expected);
  expect([isDraftId(id), isVersionId(id), isPublishedId(id)]).toEqual(
    ["draft", "version", "published"].map((kind) => kind === expected.kind),
  );
});

test("the ids of one document lead to each other", () => {
  for (const id of ["gown", "drafts.gown", "versions.spring.gown"]) {
    expect(publishedIdOf(id)).toBe("gown");
    expect(draftIdOf(id)).toBe("drafts.gown");
    expect(versionIdOf(id, "autumn")).toBe("versions.autumn.gown");
  }
});

test("only an id of one segment is public", () => {
  const ids = ["gown", "drafts.gown", "versions.spring.gown", "label.notes", "_.releases.spring"];
  expect(ids.filter(isPublicId)).toEqual(["gown"]);
});

test("an id is valid by its characters, its length and its place", () => {
  const valid = ["gown", "_.releases.spring", "0", "A-b_c.d-e", "drafts", "x".repeat(128)];
  const inPlace = ["drafts.gown", "versions.spring.gown", "versions.spring.label.notes"];
  expect([...valid, ...inPlace].filter((id) => !isValidId(id))).toEqual([]);
  const wrong = ["", ".", "gown.", ".gown", "a..b", "-gown", "label.-notes", "drafts.-gown", "the gown"];
  const alsoWrong = ["gown/1", "gown\n", "é", "x".repeat(129)];
  const elsewhere = [
    ...["drafts.", "drafts.drafts.gown", "drafts.versions.spring.gown", "versions.gown"],
    ...["versions.drafts.gown", "versions.spring.drafts.gown", "versions.spring.versions.autumn.gown"],
  ];
  expect([...wrong, ...alsoWrong, ...elsewhere].filter(isValidId)).toEqual([]);
});
