import type { ClientError } from "@sanity/client";
import { expect, test } from "vitest";
import type { Role } from "../access/permissions.ts";
import type { ContentLake } from "../content-lake.ts";
import { clientOf, openTestLake } from "../testing/test-lake.ts";

async function openLakeWithGown() {
  const lake = await openTestLake();
  const as = (role: Role) => clientOf(lake, { token: lake.issueToken({ name: role, role }) });
  await as("editor").create({ _id: "odile", _type: "product", name: "Odile" });
  await as("editor").create({ _id: "drafts.agathe", _type: "product", name: "Agathe" });
  return { lake, as };
}

const forbidden = { statusCode: 403 } satisfies Partial<ClientError>;

test("a contributor changes drafts and versions by every path", async () => {
  const { as } = await openLakeWithGown();
  const contributor = as("contributor");
  await contributor.patch("drafts.agathe").set({ name: "Agathe II" }).commit();
  await contributor.create({ _id: "versions.spring.odile", _type: "product" });
  await contributor.action({
    actionType: "sanity.action.document.edit",
    draftId: "drafts.odile",
    publishedId: "odile",
    patch: { set: { name: "Odile, longer" } },
  });
  await contributor.delete("drafts.agathe");
  // Studio disables its buttons for this type alone.
  const denied = { ...forbidden, details: { type: "insufficientPermissionsError" } };
  await expect(contributor.releases.create({ releaseId: "summer" })).rejects.toMatchObject(denied);
  const all = contributor.withConfig({ apiVersion: "2025-02-19", perspective: "raw" });
  expect(await all.fetch("*[_type == 'product'] | order(_id) {_id, name}")).toEqual([
    { _id: "drafts.odile", name: "Odile, longer" },
    { _id: "odile", name: "Odile" },
    { _id: "versions.spring.odile", name: null },
  ]);
});

function aclFor(lake: ContentLake, role: Role): Promise<unknown> {
  return clientOf(lake, { token: lake.issueToken({ name: role, role }) }).request({
    url: "/projects/atelier/datasets/production/acl",
  });
}

test("Studio is told what each role may do to which documents", async () => {
  const { lake } = await openLakeWithGown();
  const everything = '_id in path("**")';
  const unpublished = '_id in path("drafts.**") || _id in path("versions.**")';
  const reading = { filter: everything, permissions: ["read", "history"] };
  const writing = ["create", "update", "editHistory"];
  expect(await aclFor(lake, "viewer")).toEqual([reading]);
  expect(await aclFor(lake, "contributor")).toEqual([reading, { filter: unpublished, permissions: writing }]);
  expect(await aclFor(lake, "editor")).toContainEqual({ filter: everything, permissions: writing });
  expect(await aclFor(lake, "administrator")).toContainEqual({ filter: everything, permissions: ["manage"] });
});

test("the token that the lake is started with reads drafts, and no other token of its kind does", async () => {
  const serviceToken = "a secret of the process that starts the lake";
  const lake = await openTestLake({ serviceToken });
  const editor = clientOf(lake, { token: lake.issueToken({ name: "editor", role: "editor" }) });
  await editor.create({ _id: "drafts.odile", _type: "product" });
  const service = clientOf(lake, { token: serviceToken });
  expect(await service.getDocument("drafts.odile")).toMatchObject({ _id: "drafts.odile" });
  expect(await service.users.getById("me")).toMatchObject({ role: "viewer" });
  await expect(service.create({ _id: "drafts.x", _type: "product" })).rejects.toMatchObject(forbidden);
  for (const token of [`${serviceToken}s`, "service", serviceToken.slice(1)])
    await expect(clientOf(lake, { token }).fetch("*")).rejects.toMatchObject({ statusCode: 401 });
});

test("an administrator makes tokens, sees them, and ends them", async () => {
  const { lake, as } = await openLakeWithGown();
  const tokens = "/projects/atelier/tokens";
  const admin = as("administrator");
  const body = { label: "window", roleName: "viewer" };
  const { key } = await admin.request({ url: tokens, method: "POST", body });
  const window = clientOf(lake, { token: key });
  expect(await window.getDocument("drafts.agathe")).toMatchObject({ name: "Agathe" });
  const [listed] = (await admin.request({ url: tokens })).filter(
    ({ label }: { label: string }) => label === "window",
  );
  expect(listed).toMatchObject({ roles: [{ name: "viewer" }], lastUsedAt: expect.stringMatching(/^20/) });
  await admin.request({ url: `${tokens}/${listed.id}`, method: "DELETE" });
  await expect(window.getDocument("drafts.agathe")).rejects.toMatchObject({ statusCode: 401 });
  await expect(
    admin.request({ url: tokens, method: "POST", body: { label: "x", roleName: "queen" } }),
  ).rejects.toMatchObject({ statusCode: 400 });
});

test("the token for what visitors send writes, and what it writes is private", async () => {
  const writerToken = "another secret of the process that starts the lake";
  const lake = await openTestLake({ writerToken });
  const writer = clientOf(lake, { token: writerToken });
  await writer.createIfNotExists({ _id: "enquiry.one", _type: "enquiry" });
  expect(await writer.getDocument("enquiry.one")).toMatchObject({ _type: "enquiry" });
  await expect(writer.request({ url: "/projects/atelier/tokens" })).rejects.toMatchObject(forbidden);
  expect(await clientOf(lake).fetch("*"), "nobody else reads it").toEqual([]);
  await expect(clientOf(lake, { token: `${writerToken}s` }).fetch("*")).rejects.toMatchObject({
    statusCode: 401,
  });
});
