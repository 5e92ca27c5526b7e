import { expect, test } from "vitest";
import type { Role } from "../access/permissions.ts";
import { importArchive } from "../command/import-archive.ts";
import {
  clientAs,
  openTestLake,
  serveTestLake,
  temporaryFolder,
  writeDataset,
} from "../testing/test-lake.ts";
import type { DocumentRule } from "./document-rules.ts";

/** No two guests have one seat. */
const oneGuestEach: DocumentRule = (changes, { read, sourcesOf, mayTell }) =>
  changes.flatMap(({ id, after }) => {
    const seat = seatOf(after);
    const other = sourcesOf(seat).find((guest) => guest !== id && seatOf(read(guest)) === seat);
    if (seat === "" || other === undefined) return [];
    return [{ id, seat, description: `Taken by ${mayTell(other) ? read(other)?.["name"] : "somebody"}` }];
  });

function seatOf(document: Readonly<Record<string, unknown>> | undefined): string {
  const seat = document?.["seat"];
  return typeof seat === "object" && seat !== null && "_ref" in seat ? String(seat._ref) : "";
}

const guest = (_id: string, seat: string, name = _id) => ({
  _id,
  _type: "guest",
  name,
  seat: { _type: "reference", _ref: seat, _weak: true },
});

async function openHall() {
  const folder = await temporaryFolder();
  const logged: { message: string; id?: unknown }[] = [];
  const lake = await openTestLake({ folder, rules: [oneGuestEach], log: (entry) => logged.push(entry) });
  const as = (role: Role) => clientAs(lake, role, { apiVersion: "2025-02-19" });
  const editor = as("editor");
  await editor.create(guest("hall.agathe", "first", "Agathe"));
  const seats = () =>
    editor.fetch<string[]>('*[_type == "guest"] | order(_id)._id', {}, { perspective: "raw" });
  return { folder, lake, as, editor, seats, logged };
}

const taken = {
  statusCode: 409,
  message: expect.stringContaining("Taken by Agathe"),
  details: {
    items: [
      { error: { type: "documentRuleError", id: "odile", seat: "first", description: "Taken by Agathe" } },
    ],
  },
};

test("a change that breaks a rule is a 409 that says which, and nothing of its transaction is there", async () => {
  const { editor, seats } = await openHall();
  const both = editor.transaction().create(guest("giselle", "second")).create(guest("odile", "first"));
  await expect(both.commit()).rejects.toMatchObject({
    ...taken,
    details: { items: [{ ...taken.details.items[0], index: 1 }] },
  });
  expect(await seats()).toEqual(["hall.agathe"]);
  await expect(editor.create(guest("odile", "first"), { dryRun: true })).rejects.toMatchObject(taken);
});

test("a rule sees what a transaction leaves: two that exchange their seats, and two that take one", async () => {
  const { editor } = await openHall();
  await editor.create(guest("odile", "second"));
  const seat = (_ref: string) => ({ set: { seat: { _type: "reference", _ref, _weak: true } } });
  await expect(editor.patch("odile", seat("first")).commit()).rejects.toMatchObject(taken);
  await editor.transaction().patch("odile", seat("first")).patch("hall.agathe", seat("second")).commit();
  const two = editor.transaction().create(guest("a", "third")).create(guest("b", "third"));
  await expect(two.commit()).rejects.toMatchObject({ statusCode: 409 });
  await editor.transaction().delete("odile").create(guest("giselle", "first")).commit();
});

test("a draft may say what it likes until it is published, and so may a version of a release", async () => {
  const { editor, seats } = await openHall();
  await editor.create(guest("drafts.odile", "first"));
  const publish = {
    actionType: "sanity.action.document.publish",
    draftId: "drafts.odile",
    publishedId: "odile",
  } as const;
  await expect(editor.action(publish)).rejects.toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { seat: "first" } }] },
  });
  await editor.delete("drafts.odile");
  await editor.releases.create({ releaseId: "spring", metadata: { releaseType: "asap" } });
  await editor.createVersion({
    releaseId: "spring",
    publishedId: "odile",
    document: guest("versions.spring.odile", "first"),
  });
  await expect(editor.releases.publish({ releaseId: "spring" })).rejects.toMatchObject({ statusCode: 409 });
  expect(await seats()).toEqual(["hall.agathe", "versions.spring.odile"]);
});

test("whoever may not read the other document does not learn what it says", async () => {
  const { as } = await openHall();
  await expect(as("writer").create(guest("odile", "first"))).rejects.toMatchObject({
    message: expect.stringContaining("Taken by somebody"),
  });
});

test("of two that write at once, one is refused", async () => {
  const { editor, seats } = await openHall();
  const written = await Promise.allSettled(
    ["a", "b", "c", "d"].map((id) => editor.create(guest(id, "second"))),
  );
  expect(written.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await seats()).toHaveLength(2);
});

test("an import is taken as it is, and the log names what breaks a rule without its words", async () => {
  const { folder, lake, seats, logged } = await openHall();
  const source = await writeDataset([guest("odile", "first", "Odile")]);
  const address = { folder, projectId: "atelier", dataset: "production" };
  await importArchive(address, source, { operation: "create", url: await serveTestLake(lake) });
  expect(await seats()).toEqual(["hall.agathe", "odile"]);
  const told = logged.filter(({ message }) => message.includes("breaks a rule"));
  expect(told).toEqual([{ level: "warn", message: expect.any(String), id: "odile" }]);
});
