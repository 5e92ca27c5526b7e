import type { ClientError } from "@sanity/client";
import { expect, test } from "vitest";
import type { Role } from "../access/permissions.ts";
import type { ContentLake } from "../content-lake.ts";
import {
  clientAs,
  clientOf,
  importDocuments,
  ORIGIN,
  openTestLake,
  temporaryFolder,
} from "../testing/test-lake.ts";

async function openLakeWithGown() {
  const lake = await openTestLake();
  const as = (role: Role) => clientAs(lake, role);
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
  return clientAs(lake, role).request({
    url: "/projects/atelier/datasets/production/acl",
  });
}

test("Studio is told what each role may do to which documents", async () => {
  const { lake } = await openLakeWithGown();
  const everything = '_id in path("**")';
  const unpublished = '_id in path("drafts.**") || _id in path("versions.**")';
  const reading = { filter: everything, permissions: ["read", "history"] };
  const writing = ["create", "update", "editHistory"];
  expect(await aclFor(lake, "calendar")).toEqual([]);
  expect(await aclFor(lake, "storefront")).toEqual([{ filter: everything, permissions: ["read"] }]);
  expect(await aclFor(lake, "viewer")).toEqual([reading]);
  expect(await aclFor(lake, "contributor")).toEqual([reading, { filter: unpublished, permissions: writing }]);
  expect(await aclFor(lake, "editor")).toContainEqual({ filter: everything, permissions: writing });
  expect(await aclFor(lake, "administrator")).toContainEqual({ filter: everything, permissions: ["manage"] });
});

test("a writer publishes, and neither reads nor changes what visitors have sent, by whatever path", async () => {
  const { lake, as } = await openLakeWithGown();
  const [writer, editor] = [as("writer"), as("editor")];
  const secret = "her telephone number";
  await editor.create({ _id: "enquiry.a", _type: "enquiry", message: secret });
  const answered = [{ patch: { id: "enquiry.a", set: { status: "done" } } }];
  const repeated = { transactionId: "once", returnDocuments: true } as const;
  await editor.mutate(answered, repeated);
  await writer.patch("odile").set({ name: "Odile II" }).commit();
  const all = writer.withConfig({ apiVersion: "2025-02-19", perspective: "raw" });
  expect(await all.fetch("*[_type in ['enquiry', 'product']] | order(_id) ._id")).toEqual([
    "drafts.agathe",
    "odile",
  ]);
  expect(await writer.getDocument("enquiry.a")).toBeFalsy();

  const returning = { returnDocuments: true } as const;
  const refused = [
    writer.createIfNotExists({ _id: "enquiry.a", _type: "enquiry" }, returning),
    writer.patch("enquiry.a").unset(["nothing"]).commit(returning),
    // A path that fits and one that does not would tell the words.
    writer.patch("enquiry.a").set({ "parts[text == 'x'].text": "" }).commit(),
    writer.delete("enquiry.a"),
    writer.mutate(answered, repeated),
    writer.delete({ query: "*[_type == 'product' && count(*[_type == 'enquiry']) > 0]" }),
    writer.createVersion({ releaseId: "spring", publishedId: "enquiry.a", baseId: "enquiry.a" }),
    // One that is there and one that is not are answered alike.
    ...["enquiry.a", "enquiry.none"].flatMap((publishedId) => [
      writer.action({
        actionType: "sanity.action.document.unpublish",
        draftId: `drafts.${publishedId}`,
        publishedId,
      }),
      writer.action({ actionType: "sanity.action.document.delete", publishedId, includeDrafts: [] }),
    ]),
  ];
  for (const attempt of refused) await expect(attempt).rejects.toMatchObject(forbidden);

  const headers = { Authorization: `Bearer ${lake.issueToken({ name: "w", role: "writer" })}` };
  const history = `${ORIGIN}/v2025-02-19/data/history/production`;
  const found = await lake.fetch(`${history}/transactions?effectFormat=mendoza`, { headers });
  const lines = await found.text();
  expect(lines).toContain("Odile II");
  expect(lines).not.toMatch(/telephone|enquiry/);
  for (const path of ["documents/enquiry.a", "transactions/enquiry.a", "events/documents/enquiry.a"])
    expect((await lake.fetch(`${history}/${path}`, { headers })).status).toBe(403);
});

test("what a private document refers to stays, and a writer is not told which one that is", async () => {
  const { as } = await openLakeWithGown();
  await as("editor").create({ _id: "enquiry.a", _type: "enquiry", about: { _ref: "odile" } });
  const attempt = await as("writer")
    .delete("odile")
    .catch((error: unknown) => error);
  expect(attempt).toMatchObject({ statusCode: 409 });
  const said = JSON.stringify(attempt) + String(attempt);
  expect(said).toContain("references to it from a private document");
  expect(said).not.toContain("enquiry");
});

test("the token that the lake is started with reads drafts, and no other token of its kind does", async () => {
  const serviceToken = "a secret of the process that starts the lake";
  const lake = await openTestLake({ serviceToken });
  const editor = clientAs(lake, "editor");
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

const SECRET = "ada@mail.example";

async function openLakeWithEnquiry() {
  const folder = await temporaryFolder();
  const lake = await openTestLake({ folder, isPublic: false });
  const clientFor = (role: "storefront" | "viewer" | "administrator") =>
    clientAs(lake, role, { apiVersion: "2025-02-19" });
  const editor = clientFor("administrator");
  await editor.releases.create({ releaseId: "spring", metadata: { title: "Spring" } });
  await editor.create({ _id: "gown", _type: "product", name: "Odile" });
  await editor.create({ _id: "drafts.gown", _type: "product", name: "Odile II" });
  const enquiry = (prefix: string) => ({ _id: `${prefix}enquiry.one`, _type: "enquiry", email: SECRET });
  for (const prefix of ["", "drafts."]) await editor.create(enquiry(prefix));
  await importDocuments(lake, folder, [enquiry("versions.spring.")]);
  return { lake, editor, storefront: clientFor("storefront"), viewer: clientFor("viewer") };
}

test("a storefront's token reads what is published and what is being changed, and nothing that visitors have sent", async () => {
  const { lake, storefront, viewer } = await openLakeWithEnquiry();
  const { token = "" } = storefront.config();
  const ids = "gown,drafts.gown,enquiry.one,drafts.enquiry.one,versions.spring.enquiry.one";
  const everything = encodeURIComponent("*");
  const paths = [
    `/data/query/production?query=${everything}&perspective=raw`,
    `/data/query/production?query=${everything}&perspective=spring`,
    `/data/doc/production/${ids}`,
    "/data/export/production",
    "/data/unreadable/production",
    "/data/references/production/documents/gown/to",
    `/data/history/production/transactions/${ids}`,
    "/data/history/production/transactions?excludeContent=false",
    ...ids.split(",").map((id) => `/data/history/production/documents/${id}?lastRevision=true`),
    ...ids.split(",").map((id) => `/data/history/production/events/documents/${id}`),
  ];
  const answers = async (bearer: string) => {
    const responses = paths.map((path) =>
      lake.fetch(`${ORIGIN}/v2025-02-19${path}`, { headers: { Authorization: `Bearer ${bearer}` } }),
    );
    return await Promise.all((await Promise.all(responses)).map((response) => response.text()));
  };
  const read = (await answers(token)).join("\n");
  expect(read).not.toContain(SECRET);
  expect(read).toContain("Odile II");
  expect((await answers(viewer.config().token ?? "")).join("\n")).toContain(SECRET);
});

test.each([
  "listen/production?query=*&includeAllVersions=true",
  "listen/production?query=*",
  "live/events/production",
])("neither is it told of changes to that by %s", async (path) => {
  const { lake, editor, storefront } = await openLakeWithEnquiry();
  const headers = { Authorization: `Bearer ${storefront.config().token}` };
  const response = await lake.fetch(`${ORIGIN}/v2025-02-19/data/${path}`, { headers });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let told = (await reader?.read())?.value ?? "";
  const { transactionId } = await editor.mutate([{ patch: { id: "enquiry.one", set: { note: SECRET } } }], {
    returnFirst: false,
    returnDocuments: false,
  });
  const seen = await editor.patch("gown").set({ name: "Agathe" }).commit();
  while (!told.includes(seen._rev)) told += (await reader?.read())?.value ?? "";
  await reader?.cancel();
  expect(told).not.toContain(transactionId);
  expect(told).not.toContain(SECRET);
});
