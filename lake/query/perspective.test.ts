import { expect, test } from "vitest";
import { knowsReleases, readPerspective } from "./perspective.ts";

test("an API version knows releases from the day on that brought them", () => {
  const versions = ["1", "2021-10-21", "2025-02-18", "2025-02-19", "2025-03-01", "X"];
  expect(versions.filter(knowsReleases)).toEqual(["2025-02-19", "2025-03-01", "X"]);
});

test.each([
  [null, "2025-02-19", ["published"]],
  ["", "2025-02-19", ["published"]],
  [null, "2025-02-18", "raw without versions"],
  ["", "1", "raw without versions"],
  ["raw", "X", "raw"],
  ["raw", "1", "raw without versions"],
  ["published", "1", ["published"]],
  ["drafts", "X", ["drafts", "published"]],
  ["previewDrafts", "1", ["drafts", "published"]],
  ["rSpring_1-a,drafts", "X", ["rSpring_1-a", "drafts", "published"]],
  ["drafts,published", "X", ["drafts", "published"]],
])("the perspective %s at version %s has the layers %j", (requested, version, layers) => {
  expect(readPerspective(requested, version)).toEqual(layers);
});

test.each([
  ["raw,drafts", "The raw perspective cannot be combined with another"],
  ["drafts,raw", "The raw perspective cannot be combined with another"],
  ["drafts,a b", "Invalid perspective: a b"],
  ["a.b", "Invalid perspective: a.b"],
  [".spring", "Invalid perspective: .spring"],
  ["spring.", "Invalid perspective: spring."],
  ["drafts,", "Invalid perspective: "],
])("%s is no perspective", (requested, message) => {
  const refusal = { status: 400, body: expect.objectContaining({ message }) };
  expect(() => readPerspective(requested, "X")).toThrow(expect.objectContaining(refusal));
});
