import type { SanityClient } from "@sanity/client";
import { expect, test } from "vitest";
import { editorOf, openLake } from "#tests/support/lake.ts";
import { saveAppointment } from "./save-appointment.ts";

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

test("a visit that goes on past midnight keeps the next morning's times, and one from another showroom has no right to them", async () => {
  const editor = await openShowroom();
  await editor.createOrReplace({
    _id: "appointments",
    _type: "appointments",
    showrooms: [{ _key: "lyon", title: "Lyon" }],
  });
  await editor.patch(ada._id, { set: { time: "23:30" } }).commit();
  await editor.create({ ...bea, showroom: "lyon", day: "2027-05-09", time: "00:15", minutes: 15 });
  await expect(editor.patch(bea._id, { unset: ["showroom"] }).commit()).rejects.toThrow(isTaken);
  await expect(editor.create({ ...bea, _id: "appointment.cleo", time: "23:45" })).rejects.toThrow(isTaken);
  const early = { ...bea, _id: "appointment.dido", day: "2027-05-09", time: "00:15" };
  await expect(editor.create(early)).rejects.toThrow(isTaken);
});

test("of two who have seen the same visit, the second reads that it has changed", async () => {
  const editor = await openShowroom();
  const revision = (await editor.getDocument(ada._id))?._rev;
  const move = (time: string) => saveAppointment(editor, { id: ada._id, fields: { time }, revision });
  await move("11:00");
  await expect(move("12:00")).rejects.toThrow("Someone has changed this appointment");
  // The same change is made, whoever made it.
  await move("11:00");
  const meddled = meddledBy(editor, () => editor.patch(ada._id, { set: { note: "She rang." } }).commit());
  const seen = (await editor.getDocument(ada._id))?._rev;
  const late = saveAppointment(meddled, { id: ada._id, fields: { time: "13:00" }, revision: seen });
  await expect(late).rejects.toThrow("Someone has changed this appointment");
  expect(await editor.getDocument(ada._id)).toMatchObject({ time: "11:00", note: "She rang." });
});

/** Somebody else writes, without the counter, between the reading and the writing. */
function meddledBy(
  client: SanityClient,
  meddle: () => Promise<unknown>,
): Parameters<typeof saveAppointment>[0] {
  let hasMeddled = false;
  return {
    withConfig(config) {
      const exact = client.withConfig(config);
      return {
        async fetch(query, params) {
          const answer = await exact.fetch<unknown>(query, params);
          if (!hasMeddled) await meddle();
          hasMeddled = true;
          return answer;
        },
        mutate: (mutations, options) => exact.mutate(mutations, options),
      };
    },
  };
}
