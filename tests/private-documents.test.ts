import { visitorsIds } from "@trousseau/host/visitors-ids.ts";
import { expect, test } from "vitest";
import { personalIds } from "#model/documents/private-ids.ts";
import { editorOf, openLake } from "./support/lake.ts";

const types = [
  "enquiry",
  "subscriber",
  "customer",
  "booking",
  "appointment",
  "piece",
  "answers",
  "agreement",
  "deletions",
];

test.each(types)(
  "No %s is written where more people would read it: published, as a draft, or in a release",
  async (_type) => {
    const lake = await openLake();
    const editor = editorOf(lake);
    await editor.releases.create({ releaseId: "spring" });
    for (const _id of ["plain", "drafts.plain", "versions.spring.plain", "drafts.other.plain"]) {
      const name = "Ada, ada@mail.example";
      const writing = editor.create({ _id, _type, name, state: "cancelled" });
      await expect(writing).rejects.toMatchObject({ statusCode: 409 });
      await expect(writing).rejects.toThrow("must begin with");
    }
    expect(await editor.fetch("*[_type == $type]", { type: _type }, { perspective: "raw" })).toEqual([]);
  },
);

test("A draft of a customer is read by nobody who may not read the customer", async () => {
  const lake = await openLake();
  const _id = "drafts.customer.ada";
  await editorOf(lake).create({ _id, _type: "customer", name: "Ada" });
  for (const who of ["storefront", "writer"] as const)
    expect(await lake.as(who).fetch("*[_type == 'customer']", {}, { perspective: "raw" })).toEqual([]);
});

test("What visitors send has one beginning in the shop and in the lake", () => {
  expect(personalIds).toMatchObject(visitorsIds);
});
