import { expect, test } from "vitest";
import { type Role, roles } from "../access/permissions.ts";
import type { DocumentRule } from "../documents/document-rules.ts";
import { importDocuments, ORIGIN, openLake } from "../testing/test-lake.ts";

/** An earlier lake took a version of a private document, and an archive of it may bring one. */
const earlier = [
  { _id: "dress", _type: "product", name: "Odile" },
  { _id: "enquiry.one", _type: "enquiry", name: "Ada Privatissima" },
  {
    _id: "_.releases.kept",
    _type: "system.release",
    name: "kept",
    state: "active",
    metadata: { releaseType: "asap" },
  },
  { _id: "versions.kept.enquiry.one", _type: "enquiry", name: "forged" },
];

async function openLakeWithRelease() {
  const logged: unknown[] = [];
  const lake = await openLake({ isPublic: false, rules: [named], log: (entry) => logged.push(entry) });
  await importDocuments(lake, earlier);
  const editor = lake.as("editor", { apiVersion: "2025-02-19" });
  await editor.releases.create({ releaseId: "spring", metadata: { releaseType: "asap" } });
  await editor.create({ _id: "versions.spring.dress", _type: "product", name: "Odile II" });
  const tokens = new Map(roles.map((role) => [role, lake.issueToken({ name: role, role })]));

  /** The status of a dry run, so that nobody changes what the next one finds. */
  async function statusOf(role: Role, type: string, fields: object): Promise<number> {
    const response = await lake.fetch(`${ORIGIN}/v2025-02-19/data/actions/production`, {
      method: "POST",
      headers: { Authorization: `Bearer ${tokens.get(role)}` },
      body: JSON.stringify({ dryRun: true, actions: [{ actionType: `sanity.action.${type}`, ...fields }] }),
    });
    await response.body?.cancel();
    return response.status;
  }
  return { lake, editor, logged, statusOf };
}

/** Nothing is published beside Ada, and the rule names her to whoever may know. */
const named: DocumentRule = (changes, { read, mayTell }) =>
  changes.flatMap(({ id, after }) =>
    after?.["name"] === "Clash"
      ? [
          {
            id,
            description: `Taken by ${mayTell("enquiry.one") ? read("enquiry.one")?.["name"] : "somebody"}`,
          },
        ]
      : [],
  );

const publishAt = "2199-01-01T00:00:00Z";

test("whoever may not publish a release may not schedule it: each role, with and without a private document", async () => {
  const { statusOf } = await openLakeWithRelease();
  for (const releaseId of ["spring", "kept"])
    for (const role of roles) {
      const published = await statusOf(role, "release.publish", { releaseId });
      const scheduled = await statusOf(role, "release.schedule", { releaseId, publishAt });
      const isOver = roles.indexOf(role) >= roles.indexOf("writer");
      const refused = role === "writer" ? 403 : 409;
      const allowed = releaseId === "spring" ? 200 : refused;
      expect([published, scheduled], `${role} ${releaseId}`).toEqual(
        isOver ? [allowed, allowed] : [403, 403],
      );
    }
});

const document = (id: string) => ({ _id: `versions.spring.${id}`, _type: "product" });

const makings: Record<string, (id: string) => object> = {
  "document.version.create": (id) => ({ publishedId: id, document: document(id) }),
  "document.version.replace": (id) => ({ document: { _id: `versions.kept.${id}`, _type: "enquiry" } }),
  "document.version.unpublish": (id) => ({ publishedId: id, versionId: `versions.spring.${id}` }),
  "document.create": (id) => ({ publishedId: id, attributes: document(id) }),
};

test.each(Object.entries(makings))(
  "%s makes no version of a private document, whoever asks",
  async (type, of) => {
    const { statusOf } = await openLakeWithRelease();
    for (const role of roles) {
      const status = await statusOf(role, type, of("enquiry.one"));
      const mayAsk = roles.indexOf(role) >= roles.indexOf("contributor") && role !== "writer";
      expect(status, role).toBe(mayAsk ? 409 : 403);
    }
  },
);

test("no change makes or edits a version of a private document, and one that is there can be discarded", async () => {
  const { editor } = await openLakeWithRelease();
  const refused = { statusCode: 409, message: expect.stringMatching(/is private/) };
  await expect(editor.create(document("enquiry.one"))).rejects.toMatchObject(refused);
  await expect(editor.patch("versions.kept.enquiry.one").set({ name: "x" }).commit()).rejects.toMatchObject(
    refused,
  );
  await editor.delete("versions.kept.enquiry.one");
  await editor.releases.publish({ releaseId: "kept" });
});

test("no release brings another, which would be published in nobody's name", async () => {
  const { lake, editor } = await openLakeWithRelease();
  const metadata = { releaseType: "scheduled" };
  const forged = { _type: "system.release", name: "forged", state: "scheduled", publishAt, metadata };
  const brought = { _id: "versions.spring._.releases.forged", ...forged };
  for (const role of ["writer", "editor", "administrator"] as const)
    await expect(lake.as(role).create(brought), role).rejects.toMatchObject({ statusCode: 409 });
  await editor.releases.publish({ releaseId: "spring" });
  const others = '*[_type == "system.release" && name == "forged"]._id';
  expect(await editor.fetch(others, {}, { perspective: "raw" })).toEqual([]);
});

test("an archived release tells no id of a private document, and comes back without it", async () => {
  const { editor } = await openLakeWithRelease();
  await editor.releases.archive({ releaseId: "kept" });
  const states = '*[_id == "_.releases.kept"][0].finalDocumentStates';
  expect(await editor.fetch(states, {}, { perspective: "raw" })).toEqual([]);
  await editor.releases.unarchive({ releaseId: "kept" });
  expect(await editor.getDocument("versions.kept.enquiry.one")).toBeUndefined();
});

test("a scheduled release that a rule refuses names nobody, in its document and in the log", async () => {
  const { editor, logged } = await openLakeWithRelease();
  await editor.patch("versions.spring.dress").set({ name: "Clash" }).commit();
  await expect(editor.releases.publish({ releaseId: "spring" })).rejects.toThrow(/Ada Privatissima/);
  await editor.releases.schedule({ releaseId: "spring", publishAt: new Date().toISOString() });
  const error = '*[_id == "_.releases.spring"][0].error.message';
  await expect.poll(() => editor.fetch(error, {}, { perspective: "raw" })).toBe("Taken by somebody");
  expect(JSON.stringify(logged)).toContain("Taken by somebody");
  expect(JSON.stringify(logged)).not.toContain("Privatissima");
});
