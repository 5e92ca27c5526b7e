import { expect, test } from "vitest";
import { editorOf, openLake } from "#tests/support/lake.ts";
import { changeEnquiries, type ListedEnquiry, restoreEnquiries } from "./enquiry-changes.ts";

test("several enquiries are answered and assigned together, and each is taken back to what it was", async () => {
  const client = editorOf(await openLake());
  const listed: ListedEnquiry[] = [
    { _id: "enquiry.1", status: "new", assignee: "Noor" },
    { _id: "enquiry.2", status: "suspected" },
  ];
  const ids = listed.map(({ _id }) => _id);
  for (const enquiry of listed) await client.create({ ...enquiry, _type: "enquiry" });
  const stored = () => client.fetch("*[_type == 'enquiry'] | order(_id) {_id, status, assignee}");
  await changeEnquiries(client, ids, { status: "answered" });
  await changeEnquiries(client, ids, { assignee: "Mara" });
  expect(await stored()).toMatchObject(ids.map(() => ({ status: "answered", assignee: "Mara" })));
  await changeEnquiries(client, ids, { assignee: "" });
  expect(await stored()).toMatchObject(ids.map(() => ({ assignee: null })));
  await restoreEnquiries(client, listed, { status: "answered", assignee: "" });
  expect(await stored()).toMatchObject([listed[0], { ...listed[1], assignee: null }]);
  await expect(changeEnquiries(client, ["enquiry.1", "enquiry.9"], { status: "archived" })).rejects.toThrow();
  expect(await stored()).toMatchObject([{ status: "new" }, { status: "suspected" }]);
});
