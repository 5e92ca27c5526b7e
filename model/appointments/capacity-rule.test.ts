import { describe, expect, test } from "vitest";
import { faultsOf, labelOpen, storedVisit } from "#tests/support/diary.ts";

const label = labelOpen("Europe/Paris", "10:00", "18:00");
const day = "2027-05-08";
const ada = storedVisit(day, "10:30", { name: "Ada", pause: 30 });
const said = (visit = storedVisit(day, "11:30"), visits = [ada], mayTell = true) =>
  faultsOf(visit, { label, visits, mayTell }).map(({ description }) => description);

describe("a time is promised once", () => {
  test("and whoever may know it reads whose it is", () => {
    expect(said()).toEqual(["This time is taken by Ada, who is expected on 8 May 2027 at 10:30."]);
    expect(said(undefined, undefined, false)).toEqual([
      "This time is taken by an appointment on 8 May 2027 at 10:30.",
    ]);
    expect(said(storedVisit(day, "12:00"))).toEqual([]);
  });

  test.each(["cancelled", "missed"])("but one that is %s takes none", (state) => {
    expect(said(storedVisit(day, "10:30"), [{ ...ada, _id: "appointment.ada", state }])).toEqual([]);
  });

  test("and the label's own absence takes all of it, unless somebody is expected", () => {
    const away = { ...storedVisit(day, "10:00", { state: "away", minutes: 120 }), _id: "appointment.away" };
    const settings = { rooms: 3, people: 3 };
    expect(faultsOf(storedVisit(day, "11:00"), { label, settings, visits: [away] })).toMatchObject([
      { description: "No appointments are taken at this time: it is closed on 8 May 2027 from 10:00." },
    ]);
    expect(faultsOf(away, { label, settings, visits: [ada] })).toHaveLength(1);
    expect(faultsOf(away, { label, settings, visits: [{ ...away, _id: "appointment.fair" }] })).toEqual([]);
  });

  test("in each showroom by itself", () => {
    const settings = { showrooms: [{ _key: "lyon", title: "Lyon" }] };
    const inLyon = storedVisit(day, "10:30", { showroom: "lyon" });
    const elsewhere = { label, settings, visits: [{ ...ada, _id: "appointment.ada" }] };
    expect(faultsOf(inLyon, elsewhere)).toEqual([]);
    const twice = { ...inLyon, _id: "appointment.bea" };
    expect(faultsOf(twice, { ...elsewhere, visits: [inLyon] })).toHaveLength(1);
    // A showroom that nobody knows is read as the first one.
    for (const showroom of ["", "lyon"])
      expect(faultsOf({ ...twice, showroom }, { label, visits: [inLyon] })).toHaveLength(1);
  });
});

test("a note is no further time, even where too many are expected already", () => {
  const visits = [ada, { ...ada, _id: "appointment.bea", name: "Bea" }];
  const noted = { ...ada, note: "She brings her mother." };
  expect(faultsOf(noted, { label, visits }, ada)).toEqual([]);
  expect(faultsOf({ ...noted, minutes: 90 }, { label, visits }, ada)).toHaveLength(1);
  expect(faultsOf(ada, { label, visits }, { ...ada, state: "cancelled" })).toHaveLength(1);
});

test.each([
  [{ day: "" }, "day and a time"],
  [{ time: "25:00" }, "day and a time"],
  [{ day: "2027-02-30" }, "day and a time"],
  [{ minutes: 0 }, "whole numbers of minutes"],
  [{ pause: -5 }, "whole numbers of minutes"],
  [{ minutes: 10.5 }, "whole numbers of minutes"],
])("one with %j is refused, and can be cancelled", (fields, reason) => {
  const broken = { ...ada, ...fields };
  expect(faultsOf(broken, { label, visits: [] })).toMatchObject([
    { description: expect.stringContaining(reason) },
  ]);
  expect(faultsOf({ ...broken, state: "cancelled" }, { label, visits: [] })).toEqual([]);
});
