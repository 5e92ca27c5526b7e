import { describe, expect, test } from "vitest";
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

describe("valid ids", () => {
  test.each([
    "gown",
    "_.releases.spring",
    "0",
    "A-b_c.d-e",
    "drafts",
    "drafts.gown",
    "versions.spring.gown",
    "versions.spring.label.notes",
    "x".repeat(128),
  ])("%s", (id) => {
    expect(isValidId(id)).toBe(true);
  });

  test.each([
    "",
    ".",
    "gown.",
    ".gown",
    "a..b",
    "-gown",
    "label.-notes",
    "drafts.-gown",
    "the gown",
    "gown/1",
    "gown\n",
    "é",
    "x".repeat(129),
    "drafts.",
    "drafts.drafts.gown",
    "drafts.versions.spring.gown",
    "versions.gown",
    "versions.drafts.gown",
    "versions.spring.drafts.gown",
    "versions.spring.versions.autumn.gown",
  ])("not %j", (id) => {
    expect(isValidId(id)).toBe(false);
  });
});
