import { expect, test } from "vitest";
import { editorOf, openLake } from "#tests/support/lake.ts";
import { changeEnquiries, enquiriesQuery, type ListedEnquiry, restoreEnquiries } from "./enquiry-changes.ts";

test("several enquiries are answered and assigned together, and each is taken back to what it was", async () => {
  const client = editorOf(await openLake());
  const ids = ["enquiry.1", "enquiry.2"];
  await client.create({ _id: "enquiry.1", _type: "enquiry", status: "new", assignee: "Noor" });
  await client.create({ _id: "enquiry.2", _type: "enquiry", status: "suspected" });
  const listed = [
    ...(await client.fetch<ListedEnquiry[]>(enquiriesQuery("new", 10))),
    ...(await client.fetch<ListedEnquiry[]>(enquiriesQuery("suspected", 10))),
  ];
  const empty = { name: "", dress: "", eventDate: "", message: "", received: "", assignee: "" };
  expect(listed).toEqual([
    { ...empty, _id: "enquiry.1", status: "new", assignee: "Noor" },
    { ...empty, _id: "enquiry.2", status: "suspected" },
  ]);
  const stored = () => client.fetch("*[_type == 'enquiry'] | order(_id) {_id, status, assignee}");
  await changeEnquiries(client, ids, { status: "answered" });
  await changeEnquiries(client, ids, { assignee: "Mara" });
  expect(await stored()).toMatchObject(ids.map(() => ({ status: "answered", assignee: "Mara" })));
  await changeEnquiries(client, ids, { assignee: "" });
  expect(await stored()).toMatchObject(ids.map(() => ({ assignee: null })));
  await restoreEnquiries(client, listed, { status: "answered", assignee: "" });
  expect(await stored()).toMatchObject([
    { status: "new", assignee: "Noor" },
    { status: "suspected", assignee: null },
  ]);
  await expect(changeEnquiries(client, ["enquiry.1", "enquiry.9"], { status: "archived" })).rejects.toThrow();
  expect(await stored()).toMatchObject([{ status: "new" }, { status: "suspected" }]);
});
