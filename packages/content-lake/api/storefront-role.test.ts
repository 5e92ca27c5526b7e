import { expect, test } from "vitest";
import { clientOf, ORIGIN, openTestLake } from "../testing/test-lake.ts";

const SECRET = "ada@mail.example";

async function openLake() {
  const lake = await openTestLake({ isPublic: false });
  const clientFor = (role: "storefront" | "viewer" | "administrator") =>
    clientOf(lake, { token: lake.issueToken({ name: role, role }), apiVersion: "2025-02-19" });
  const editor = clientFor("administrator");
  await editor.releases.create({ releaseId: "spring", metadata: { title: "Spring" } });
  await editor.create({ _id: "gown", _type: "product", name: "Odile" });
  await editor.create({ _id: "drafts.gown", _type: "product", name: "Odile II" });
  for (const prefix of ["", "drafts.", "versions.spring."])
    await editor.create({ _id: `${prefix}enquiry.one`, _type: "enquiry", email: SECRET });
  return { lake, editor, storefront: clientFor("storefront"), viewer: clientFor("viewer") };
}

test("a storefront's token reads what is published and what is being changed, and nothing that visitors have sent", async () => {
  const { lake, storefront, viewer } = await openLake();
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
  const { lake, editor, storefront } = await openLake();
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
