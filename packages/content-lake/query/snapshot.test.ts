import { expect, test } from "vitest";
import { writeDocuments } from "../testing/test-lake.ts";
import { createSnapshot } from "./snapshot.ts";

test("however many stacks of releases are asked for, there is one copy of each document", async () => {
  const file = await writeDocuments([
    { _id: "gown", _type: "product" },
    { _id: "drafts.gown", _type: "product", isDraft: true },
    { _id: "versions.r1.gown", _type: "product", isVersion: true },
    { _id: "veil", _type: "product" },
  ]);
  const snapshot = createSnapshot(file, () => undefined);
  const find = (layers: readonly string[], id: string) => snapshot.view(layers, "everything").find(id);
  const stacks = [
    ["drafts", "published"],
    ["r1", "published"],
    ["r2", "drafts", "published"],
  ];
  const veils = new Set(stacks.map((stack) => find(stack, "veil")));
  expect([...veils]).toEqual([expect.objectContaining({ _id: "veil", _originalId: "veil" })]);
  expect(find(["drafts", "published"], "gown")).toMatchObject({ _originalId: "drafts.gown", isDraft: true });
  expect(find(["r1", "published"], "gown")).toMatchObject({
    _originalId: "versions.r1.gown",
    isVersion: true,
  });
  expect(find(["published"], "veil")).not.toHaveProperty("_originalId");
});
