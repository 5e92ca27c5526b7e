import { expect, test } from "vitest";
import { writeDocuments } from "../testing/test-lake.ts";
import { createSnapshot } from "./snapshot.ts";

test("however many stacks of releases are asked for, there is one copy of each document", async () => {
  const ids = ["gown", "drafts.gown", "versions.r1.gown", "veil"];
  const file = await writeDocuments(ids.map((_id) => ({ _id, _type: "product" })));
  const snapshot = createSnapshot(file, () => undefined);
  const find = (layers: string, id: string) => snapshot.view(layers.split(" "), "everything").find(id);
  const stacks = ["drafts published", "r1 published", "r2 drafts published"];
  const veils = new Set(stacks.map((stack) => find(stack, "veil")));
  expect([...veils]).toEqual([expect.objectContaining({ _id: "veil", _originalId: "veil" })]);
  const gowns = stacks.map((stack) => find(stack, "gown")?.["_originalId"]);
  expect(gowns).toEqual(["drafts.gown", "versions.r1.gown", "drafts.gown"]);
  expect(find("published", "veil")).not.toHaveProperty("_originalId");
});
