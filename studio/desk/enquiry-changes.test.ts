import { expect, test } from "vitest";
import { editorOf, openLake } from "#tests/support/lake.ts";
import { changeEnquiries, enquiriesQuery, type ListedEnquiry, restoreEnquiries } from "./enquiry-changes.ts";

test("several enquiries are answered and assigned together, and what nobody changed since is taken back", async () => {
  const client = editorOf(await openLake());
  await client.create({ _id: "enquiry.1", _type: "enquiry", status: "new", assignee: "Noor" });
  await client.create({ _id: "enquiry.2", _type: "enquiry", status: "suspected" });
  const listed = [
    ...(await client.fetch<ListedEnquiry[]>(enquiriesQuery("new", 10))),
    ...(await client.fetch<ListedEnquiry[]>(enquiriesQuery("suspected", 10))),
  ];
  const empty = { name: "", dress: "", eventDate: "", message: "", received: "", assignee: "", language: "" };
  expect(listed).toEqual([
    { ...empty, _id: "enquiry.1", status: "new", assignee: "Noor" },
    { ...empty, _id: "enquiry.2", status: "suspected" },
  ]);
  const stored = () => client.fetch("*[_type == 'enquiry'] | order(_id) {status, assignee}");
  const assigned = await changeEnquiries(client, listed, { assignee: "Mara" });
  expect(await stored()).toMatchObject([{ assignee: "Mara" }, { assignee: "Mara" }]);
  await restoreEnquiries(client, assigned);
  const unassigned = await changeEnquiries(client, listed, { assignee: "" });
  expect(await stored()).toMatchObject([{ assignee: null }, { assignee: null }]);
  await restoreEnquiries(client, unassigned);
  expect(await stored()).toMatchObject([{ assignee: "Noor" }, { assignee: null }]);
  const archived = await changeEnquiries(client, listed, { status: "archived" });
  await client.patch("enquiry.2").set({ status: "answered" }).commit();
  await restoreEnquiries(client, archived);
  expect(await stored()).toMatchObject([{ status: "new" }, { status: "answered" }]);
  const gone = { ...empty, _id: "enquiry.9", status: "new" };
  await expect(changeEnquiries(client, [...listed, gone], { status: "archived" })).rejects.toThrow();
  expect(await stored()).toMatchObject([{ status: "new" }, { status: "answered" }]);
});
