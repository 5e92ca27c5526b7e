import { expect, test } from "vitest";
import { editorOf, openLake } from "./support/lake.ts";

const taken = { state: "confirmed", day: "2027-05-08", time: "10:00", minutes: 60 };
const ada = { ...taken, _id: "appointment.ada", _type: "appointment", name: "Ada" };
const bea = { ...ada, _id: "appointment.bea", name: "Bea" };

/** Ada comes at ten, where one visitor at a time has a place; nobody asks before writing. */
async function openShowroom() {
  const editor = editorOf(await openLake());
  await editor.create({ _id: "house", _type: "house", openingHours: { timeZone: "Europe/Paris" } });
  await editor.create(ada);
  return editor;
}

const isTaken = /This time is taken by Ada/;

test("a taken time is refused to whoever writes it: new, in the place of another, as a draft that is published", async () => {
  const editor = await openShowroom();
  await expect(editor.create(bea)).rejects.toThrow(isTaken);
  await expect(editor.createIfNotExists(bea)).rejects.toThrow(isTaken);
  await editor.create({ ...bea, time: "14:00" });
  await expect(editor.createOrReplace(bea)).rejects.toThrow(isTaken);
  await editor.create({ ...bea, _id: "drafts.appointment.cleo" });
  const publish = {
    actionType: "sanity.action.document.publish" as const,
    draftId: "drafts.appointment.cleo",
    publishedId: "appointment.cleo",
  };
  await expect(editor.action(publish)).rejects.toThrow(isTaken);
  const both = editor.transaction();
  for (const _id of ["appointment.dido", "appointment.elin"]) both.create({ ...bea, _id, time: "16:00" });
  await expect(both.commit()).rejects.toThrow(/This time is taken/);
  expect(await editor.fetch("*[_type == 'appointment'] | order(_id).time")).toEqual(["10:00", "14:00"]);
});

test.each([
  { set: { time: "10:30" } },
  { set: { time: "09:30" } },
  { set: { time: "08:30", minutes: 120 } },
  { set: { time: "08:30", pause: 90 } },
  { set: { time: "10:30", needsNoRoom: true } },
  { set: { time: "10:30", showroom: "of nobody" } },
  { set: { time: "10:30", state: "away" } },
])("so is a change that reaches into it: %j", async (patch) => {
  const editor = await openShowroom();
  await editor.create({ ...bea, time: "08:30" });
  await expect(editor.patch(bea._id, patch).commit()).rejects.toThrow(/This time is taken/);
});

test.each([
  { set: { state: "confirmed" } },
  { unset: ["state"] },
  { set: { state: null } },
  { set: { state: "cancelled " } },
  { set: { state: ["cancelled"] } },
])("a visit that was cancelled does not come back into it by %j", async (patch) => {
  const editor = await openShowroom();
  await editor.create({ ...bea, state: "cancelled" });
  await expect(editor.patch(bea._id, patch).commit()).rejects.toThrow(isTaken);
});

test("a visit that was deleted is brought back only while its time is free", async () => {
  const editor = await openShowroom();
  await editor.delete(ada._id);
  await editor.create(bea);
  await expect(editor.create(ada)).rejects.toThrow(/This time is taken by Bea/);
  await editor.delete(bea._id);
  await editor.create(ada);
});

test("two visitors change places in one transaction, and no release holds a visit", async () => {
  const editor = await openShowroom();
  await editor.create({ ...bea, time: "11:00" });
  await editor
    .transaction()
    .patch(ada._id, { set: { time: "11:00" } })
    .patch(bea._id, { set: { time: "10:00" } })
    .commit();
  await editor.releases.create({ releaseId: "spring" });
  const inRelease = { ...bea, _id: "versions.spring.appointment.cleo" };
  await expect(editor.create(inRelease)).rejects.toThrow("no release publishes it");
});

test("a showroom with less room than before keeps whom it expects, and takes nobody further", async () => {
  const editor = await openShowroom();
  const capacity = (rooms: number) => ({ _id: "appointments", _type: "appointments", rooms, people: rooms });
  await editor.createOrReplace(capacity(2));
  await editor.create(bea);
  await editor.createOrReplace(capacity(1));
  const noted = await editor
    .patch(bea._id, { set: { note: "With her mother.", needsNoRoom: true } })
    .commit();
  expect(noted).toMatchObject({ note: "With her mother." });
  await expect(editor.patch(bea._id, { unset: ["needsNoRoom"] }).commit()).rejects.toThrow(isTaken);
});
