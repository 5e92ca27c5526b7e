import { expect, test } from "vitest";
import { importArchive } from "../command/import-archive.ts";
import { address, openLake, statusOf, writeDataset } from "../testing/test-lake.ts";
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

const at = (_ref: string) => ({ seat: { _type: "reference", _ref, _weak: true } });
const guest = (_id: string, seat: string, name = _id) => ({ _id, _type: "guest", name, ...at(seat) });

async function openHall() {
  const logged: { message: string; id?: unknown }[] = [];
  const lake = await openLake({ rules: [oneGuestEach], log: (entry) => logged.push(entry) });
  const editor = lake.as("editor", { apiVersion: "2025-02-19" });
  await editor.create(guest("hall.agathe", "first", "Agathe"));
  const seats = () => editor.fetch<string[]>('*[_type == "guest"]._id', {}, { perspective: "raw" });
  return { lake, editor, seats, logged };
}

const taken = (index: number) => {
  const description = "Taken by Agathe";
  const items = [{ error: { type: "documentRuleError", id: "odile", seat: "first", description }, index }];
  return { statusCode: 409, message: expect.stringContaining(description), details: { items } };
};

test("a change that breaks a rule is a 409 that says which, and nothing of its transaction is there", async () => {
  const { editor, seats } = await openHall();
  const both = editor.transaction().create(guest("giselle", "second")).create(guest("odile", "first"));
  await expect(both.commit()).rejects.toMatchObject(taken(1));
  expect(await seats()).toEqual(["hall.agathe"]);
  await expect(editor.create(guest("odile", "first"), { dryRun: true })).rejects.toMatchObject(taken(0));
});

test("a rule sees what a transaction leaves: two that exchange their seats, and two that take one", async () => {
  const { editor } = await openHall();
  await editor.create(guest("odile", "second"));
  await expect(editor.patch("odile", { set: at("first") }).commit()).rejects.toMatchObject(taken(0));
  const exchange = editor.transaction().patch("odile", { set: at("first") });
  await exchange.patch("hall.agathe", { set: at("second") }).commit();
  const two = editor.transaction().create(guest("a", "third")).create(guest("b", "third"));
  expect(await statusOf(two.commit())).toBe(409);
  await editor.transaction().delete("odile").create(guest("giselle", "first")).commit();
});

test("a rule that asks what refers to a document reads nothing else of a large transaction", async () => {
  const asked: string[][] = [];
  const asking: DocumentRule = (_changes, { sourcesOf }) => {
    asked.push(sourcesOf("first"));
    return [];
  };
  const editor = (await openLake({ rules: [asking] })).as("editor", { apiVersion: "2025-02-19" });
  await editor.create(guest("agathe", "first"));
  const others = editor.transaction().create(guest("odile", "second")).create(guest("drafts.mia", "first"));
  await others.create(guest("giselle", "first")).commit();
  expect(asked).toEqual([["agathe"], ["agathe", "giselle"]]);
});

test("a draft may say what it likes until it is published, and so may a version of a release", async () => {
  const { editor, seats } = await openHall();
  await editor.create(guest("drafts.odile", "first"));
  const ids = { draftId: "drafts.odile", publishedId: "odile" };
  const publish = editor.action({ actionType: "sanity.action.document.publish", ...ids });
  const broken = { statusCode: 409, details: { items: [{ error: { seat: "first" } }] } };
  await expect(publish).rejects.toMatchObject(broken);
  await editor.delete("drafts.odile");
  const releaseId = "spring";
  await editor.releases.create({ releaseId });
  await editor.create(guest("versions.spring.odile", "first"));
  expect(await statusOf(editor.releases.publish({ releaseId }))).toBe(409);
  expect(await seats()).toEqual(["hall.agathe", "versions.spring.odile"]);
});

test("whoever may not read the other document does not learn what it says", async () => {
  const { lake } = await openHall();
  await expect(lake.as("writer").create(guest("odile", "first"))).rejects.toThrow("Taken by somebody");
});

test("of two that write at once, one is refused", async () => {
  const { editor, seats } = await openHall();
  const statuses = ["a", "b", "c", "d"].map((id) => statusOf(editor.create(guest(id, "second"))));
  expect((await Promise.all(statuses)).sort()).toEqual([200, 409, 409, 409]);
  expect(await seats()).toHaveLength(2);
});

test("an import is taken as it is, and the log names what breaks a rule without its words", async () => {
  const { lake, seats, logged } = await openHall();
  const source = await writeDataset([guest("odile", "first", "Odile")]);
  const options = { operation: "create", url: await lake.serve() } as const;
  await importArchive({ folder: lake.folder, ...address }, source, options);
  expect(await seats()).toEqual(["hall.agathe", "odile"]);
  const warnings = logged.filter(({ message }) => message.includes("breaks a rule"));
  expect(warnings).toEqual([{ level: "warn", message: expect.any(String), id: "odile" }]);
});
