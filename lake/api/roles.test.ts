import { expect, test } from "vitest";
import type { Role } from "../access/permissions.ts";
import { importDocuments, openLake, statusOf } from "../testing/test-lake.ts";

const releases = { apiVersion: "2025-02-19" };

async function openLakeWithGown(options = {}) {
  const lake = await openLake(options);
  const editor = lake.as("editor", releases);
  await editor.create({ _id: "odile", _type: "product", name: "Odile" });
  await editor.create({ _id: "drafts.agathe", _type: "product", name: "Agathe" });
  return { lake, editor, as: (role: Role) => lake.as(role, releases) };
}

test("a contributor changes drafts and versions by every path", async () => {
  const { as, editor } = await openLakeWithGown();
  const contributor = as("contributor");
  await contributor.patch("drafts.agathe").set({ name: "Agathe II" }).commit();
  await contributor.create({ _id: "versions.spring.odile", _type: "product" });
  const ids = { draftId: "drafts.odile", publishedId: "odile" };
  const patch = { set: { name: "Odile, longer" } };
  await contributor.action({ actionType: "sanity.action.document.edit", ...ids, patch });
  await contributor.delete("drafts.agathe");
  // Studio disables its buttons for this type alone.
  const denied = { statusCode: 403, details: { type: "insufficientPermissionsError" } };
  await expect(contributor.releases.create({ releaseId: "summer" })).rejects.toMatchObject(denied);
  expect(await editor.fetch("*[_type == 'product']{_id, name}", {}, { perspective: "raw" })).toEqual([
    { _id: "drafts.odile", name: "Odile, longer" },
    { _id: "odile", name: "Odile" },
    { _id: "versions.spring.odile", name: null },
  ]);
});

test("Studio is told what each role may do to which documents", async () => {
  const { as } = await openLakeWithGown();
  const everything = '_id in path("**")';
  const unpublished = '_id in path("drafts.**") || _id in path("versions.**")';
  const reading = { filter: everything, permissions: ["read", "history"] };
  const writing = ["create", "update", "editHistory"];
  const acl = (role: Role) => as(role).request({ url: "/projects/atelier/datasets/production/acl" });
  expect(await acl("calendar")).toEqual([]);
  expect(await acl("storefront")).toEqual([{ filter: everything, permissions: ["read"] }]);
  expect(await acl("viewer")).toEqual([reading]);
  expect(await acl("contributor")).toEqual([reading, { filter: unpublished, permissions: writing }]);
  expect(await acl("editor")).toContainEqual({ filter: everything, permissions: writing });
  expect(await acl("administrator")).toContainEqual({ filter: everything, permissions: ["manage"] });
});

test("a writer publishes, and neither reads nor changes what visitors have sent, by whatever path", async () => {
  const { lake, as, editor } = await openLakeWithGown();
  const writer = as("writer");
  await editor.create({ _id: "enquiry.a", _type: "enquiry", message: "her telephone number" });
  const answered = [{ patch: { id: "enquiry.a", set: { status: "done" } } }];
  const repeated = { transactionId: "once", returnDocuments: true } as const;
  await editor.mutate(answered, repeated);
  await writer.patch("odile").set({ name: "Odile II" }).commit();
  const query = "*[_type in ['enquiry', 'product']]._id";
  expect(await writer.fetch(query, {}, { perspective: "raw" })).toEqual(["drafts.agathe", "odile"]);
  expect(await writer.getDocument("enquiry.a")).toBeFalsy();

  const returning = { returnDocuments: true } as const;
  const attempts: Promise<unknown>[] = [
    writer.createIfNotExists({ _id: "enquiry.a", _type: "enquiry" }, returning),
    writer.patch("enquiry.a").unset(["nothing"]).commit(returning),
    // A path that fits and one that does not would tell the words.
    writer.patch("enquiry.a").set({ "parts[text == 'x'].text": "" }).commit(),
    writer.delete("enquiry.a"),
    writer.mutate(answered, repeated),
    writer.delete({ query: "*[_type == 'product' && count(*[_type == 'enquiry']) > 0]" }),
    writer.createVersion({ releaseId: "spring", publishedId: "enquiry.a", baseId: "enquiry.a" }),
  ];
  // One that is there and one that is not are answered alike.
  for (const publishedId of ["enquiry.a", "enquiry.none"]) {
    const draftId = `drafts.${publishedId}`;
    attempts.push(
      writer.action({ actionType: "sanity.action.document.unpublish", draftId, publishedId }),
      writer.action({ actionType: "sanity.action.document.delete", publishedId, includeDrafts: [] }),
    );
  }
  expect(await Promise.all(attempts.map(statusOf))).toEqual(attempts.map(() => 403));

  const historyOf = (path: string) =>
    lake.ask(`/v2025-02-19/data/history/production/${path}`, { as: "writer" });
  const lines = await (await historyOf("transactions?effectFormat=mendoza")).text();
  expect(lines).toContain("Odile II");
  expect(lines).not.toMatch(/telephone|enquiry/);
  for (const path of ["documents/enquiry.a", "transactions/enquiry.a", "events/documents/enquiry.a"])
    expect((await historyOf(path)).status).toBe(403);
});

test("what a private document refers to stays, and a writer is not told which one that is", async () => {
  const { as, editor } = await openLakeWithGown();
  await editor.create({ _id: "enquiry.a", _type: "enquiry", about: { _ref: "odile" } });
  const failure: unknown = await as("writer")
    .delete("odile")
    .catch((error: unknown) => error);
  const message = expect.stringContaining("references to it from a private document");
  expect(failure).toMatchObject({ statusCode: 409, message });
  expect(JSON.stringify(failure) + String(failure)).not.toContain("enquiry");
});

test("the token that the lake is started with reads drafts, and no other token of its kind does", async () => {
  const serviceToken = "a secret of the process that starts the lake";
  const { lake } = await openLakeWithGown({ serviceToken });
  const service = lake.as({ token: serviceToken });
  expect(await service.getDocument("drafts.agathe")).toMatchObject({ name: "Agathe" });
  expect(await service.users.getById("me")).toMatchObject({ role: "viewer" });
  expect(await statusOf(service.create({ _id: "drafts.x", _type: "product" }))).toBe(403);
  for (const token of [`${serviceToken}s`, "service", serviceToken.slice(1)])
    expect(await statusOf(lake.as({ token }).fetch("*")), token).toBe(401);
});

test("the token for what visitors send writes, and what it writes is private", async () => {
  const writerToken = "another secret of the process that starts the lake";
  const lake = await openLake({ writerToken });
  const writer = lake.as({ token: writerToken });
  await writer.createIfNotExists({ _id: "enquiry.one", _type: "enquiry" });
  expect(await writer.getDocument("enquiry.one")).toMatchObject({ _type: "enquiry" });
  expect(await statusOf(writer.request({ url: "/projects/atelier/tokens" }))).toBe(403);
  expect(await lake.as("anybody").fetch("*"), "nobody else reads it").toEqual([]);
  expect(await statusOf(lake.as({ token: `${writerToken}s` }).fetch("*"))).toBe(401);
});

test("an administrator makes tokens, sees them, and ends them", async () => {
  const { lake, as } = await openLakeWithGown();
  const url = "/projects/atelier/tokens";
  const admin = as("administrator");
  const make = (roleName: string) =>
    admin.request({ url, method: "POST", body: { label: "window", roleName } });
  const { key: token } = await make("viewer");
  const window = lake.as({ token });
  expect(await window.getDocument("drafts.agathe")).toMatchObject({ name: "Agathe" });
  const tokens: { id: string; label: string }[] = await admin.request({ url });
  const listed = tokens.find(({ label }) => label === "window");
  expect(listed).toMatchObject({ roles: [{ name: "viewer" }], lastUsedAt: expect.stringMatching(/^20/) });
  await admin.request({ url: `${url}/${listed?.id}`, method: "DELETE" });
  expect(await statusOf(window.getDocument("drafts.agathe"))).toBe(401);
  expect(await statusOf(make("queen"))).toBe(400);
});

const SECRET = "ada@mail.example";

async function openLakeWithEnquiry() {
  const { lake, as } = await openLakeWithGown({ isPublic: false });
  const admin = as("administrator");
  await admin.releases.create({ releaseId: "spring" });
  await admin.create({ _id: "drafts.odile", _type: "product", name: "Odile II" });
  const enquiry = (prefix: string) => ({ _id: `${prefix}enquiry.one`, _type: "enquiry", email: SECRET });
  for (const prefix of ["", "drafts."]) await admin.create(enquiry(prefix));
  await importDocuments(lake, [enquiry("versions.spring.")]);
  return { lake, admin };
}

test("a storefront's token reads what is published and what is being changed, and nothing that visitors have sent", async () => {
  const { lake } = await openLakeWithEnquiry();
  const ids = ["odile", "drafts.odile", "enquiry.one", "drafts.enquiry.one", "versions.spring.enquiry.one"];
  const paths = [
    "query/production?query=*&perspective=raw",
    "query/production?query=*&perspective=spring",
    `doc/production/${ids.join()}`,
    "export/production",
    "unreadable/production",
    "references/production/documents/odile/to",
    `history/production/transactions/${ids.join()}`,
    "history/production/transactions?excludeContent=false",
    ...ids.map((id) => `history/production/documents/${id}?lastRevision=true`),
    ...ids.map((id) => `history/production/events/documents/${id}`),
  ];
  const readBy = async (as: Role) => {
    const answers = paths.map(async (path) => (await lake.ask(`/v2025-02-19/data/${path}`, { as })).text());
    return (await Promise.all(answers)).join("\n");
  };
  const read = await readBy("storefront");
  expect([read.includes(SECRET), read.includes("Odile II")]).toEqual([false, true]);
  expect(await readBy("viewer")).toContain(SECRET);
});

test.each([
  "listen/production?query=*&includeAllVersions=true",
  "listen/production?query=*",
  "live/events/production",
])("neither is it told of changes to that by %s", async (path) => {
  const { lake, admin } = await openLakeWithEnquiry();
  const response = await lake.ask(`/v2025-02-19/data/${path}`, { as: "storefront" });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let stream = (await reader?.read())?.value ?? "";
  const { _rev: secret } = await admin.patch("enquiry.one").set({ note: SECRET }).commit();
  const { _rev: seen } = await admin.patch("odile").set({ name: "Agathe" }).commit();
  while (!stream.includes(seen)) stream += (await reader?.read())?.value ?? "";
  await reader?.cancel();
  expect([stream.includes(secret), stream.includes(SECRET)]).toEqual([false, false]);
});
