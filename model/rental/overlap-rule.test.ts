import { expect, test } from "vitest";
import { overlapFaults, removalFaults, rentalToday } from "./overlap-rule.ts";

const NOW = Date.parse("2027-05-01T12:00:00Z");

type Said = Readonly<Record<string, unknown>>;

function booking(name: string, firstDay: string, lastDay: string, more: Said = {}): Said {
  const piece = { _type: "reference", _ref: "rental.piece-lia-38", _weak: true };
  return { _id: `rental.booking-${name}`, _type: "booking", name, piece, firstDay, lastDay, ...more };
}

const piece: Said = { _id: "rental.piece-lia-38", _type: "piece" };

/** The faults of a transaction that leaves these documents in the place of what was stored. */
function faultsOf(written: readonly Said[], stored: readonly Said[], mayTell = true, now = NOW) {
  const before = new Map(stored.map((document) => [String(document["_id"]), document]));
  const after = new Map([
    [String(piece["_id"]), piece] as const,
    ...before,
    ...written.map((document) => [String(document["_id"]), document] as const),
  ]);
  const changes = written.map((document) => {
    const id = String(document["_id"]);
    return { id, before: before.get(id), after: document };
  });
  const documents = { read: (id: string) => after.get(id), sourcesOf: () => [...after.keys()] };
  return overlapFaults(changes, { ...documents, mayTell: () => mayTell }, now);
}

const june = booking("Agathe", "2027-06-10", "2027-06-12", { daysBefore: 2, daysAfter: 3 });
const second = booking("Odile", "2027-06-14", "2027-06-15", { daysBefore: 1 });

test("an overlap is refused with whose it is, and when the piece is free", () => {
  const description =
    "The piece is already booked from 8 June 2027 to 15 June 2027 by Agathe. It is available again with 17 June 2027 as the first day.";
  const fault = { id: second["_id"], description, freeFrom: "2027-06-17", booking: june["_id"] };
  expect(faultsOf([second], [june])).toEqual([fault]);
  expect(faultsOf([{ ...second, firstDay: "2027-06-17", lastDay: "2027-06-18" }], [june])).toEqual([]);
});

test("whoever may not read the other learns neither whose it is nor its id", () => {
  const [fault] = faultsOf([second], [june], false);
  expect(fault?.description).toMatch(
    /already booked from 8 June 2027 to 15 June 2027\. It is available again/,
  );
  expect(JSON.stringify(fault)).not.toContain("Agathe");
  const repair = { ...june, name: undefined, note: "The hem, torn at Odile's" };
  expect(faultsOf([second], [repair])).toEqual([{ ...fault, booking: june["_id"] }]);
});

test("a move that makes room for another in one transaction is taken", () => {
  const moved = { ...june, firstDay: "2027-06-20", lastDay: "2027-06-22" };
  expect([faultsOf([moved, second], [june]), faultsOf([second, moved], [june])]).toEqual([[], []]);
  expect(faultsOf([june, second], [])).toHaveLength(2);
});

test("a booking that has moved leaves itself out", () =>
  expect(faultsOf([{ ...june, firstDay: "2027-06-11", lastDay: "2027-06-13" }], [june])).toEqual([]));

test("two that overlap already may be written to, shortened and cancelled, and not made longer", () => {
  const both = [june, second];
  expect(faultsOf([{ ...second, note: "Her sister collects it." }], both)).toEqual([]);
  expect(faultsOf([{ ...second, firstDay: "2027-06-15" }], both)).toEqual([]);
  expect(faultsOf([{ ...second, state: "cancelled" }], both)).toEqual([]);
  expect(faultsOf([{ ...second, lastDay: "2027-06-16" }], both)).toHaveLength(1);
  expect(faultsOf([second], [june, { ...second, state: "cancelled" }])).toHaveLength(1);
  const after = booking("Giselle", "2027-06-17", "2027-06-18");
  expect(faultsOf([{ ...june, daysAfter: 5 }], [june, after])).toHaveLength(1);
  expect(faultsOf([{ ...after, daysBefore: 2 }], [june, after])).toHaveLength(1);
});

test("an option that has ended and is taken up again has to be free", () => {
  const option = { ...june, state: "option", holdsUntil: "2027-04-30" };
  expect(faultsOf([second], [option])).toEqual([]);
  expect(faultsOf([{ ...option, holdsUntil: "2027-05-30" }], [option, second])).toHaveLength(1);
});

test("an option that another overlaps neither becomes a booking nor holds for longer, and may hold for less", () => {
  const option = { ...june, state: "option", holdsUntil: "2027-05-04" };
  const both = [option, second];
  expect(faultsOf([{ ...option, state: "booked" }], both)).toHaveLength(1);
  expect(faultsOf([{ ...option, holdsUntil: "2027-05-05" }], both)).toHaveLength(1);
  expect(faultsOf([{ ...option, holdsUntil: undefined }], both)).toHaveLength(1);
  expect(faultsOf([{ ...option, note: "She calls on Monday." }], both)).toEqual([]);
  expect(faultsOf([{ ...option, holdsUntil: "2027-05-02" }], both)).toEqual([]);
});

test("one of two that overlap already may go on under another id, and only once", () => {
  const [heir, other] = ["heir", "other"].map((name) => ({ ...june, _id: `rental.booking-${name}` }));
  const gone = { id: "rental.booking-Agathe", before: june, after: undefined };
  const written = (...documents: Said[]) => {
    const after = new Map([second, piece, ...documents].map((one) => [String(one["_id"]), one]));
    const made = documents.map((one) => ({ id: String(one["_id"]), before: undefined, after: one }));
    const found = { read: (id: string) => after.get(id), sourcesOf: () => [...after.keys()] };
    return overlapFaults([gone, ...made], { ...found, mayTell: () => true }, NOW);
  };
  expect(written({ ...heir })).toEqual([]);
  expect(written({ ...heir }, { ...other })).toHaveLength(2);
  expect(written({ ...heir, lastDay: "2027-06-13" })).toHaveLength(1);
});

test("the label's today decides, not the machine's", () => {
  const option = { ...june, state: "option", holdsUntil: "2027-05-01" };
  const late = Date.parse("2027-05-01T23:00:00Z");
  const settings = (timeZone: unknown) => ({ _id: "house", _type: "house", openingHours: { timeZone } });
  const taken = (timeZone: unknown) => faultsOf([second], [option, settings(timeZone)], true, late).length;
  expect(["Pacific/Kiritimati", "Europe/Paris", "UTC", "America/New_York"].map(taken)).toEqual([0, 0, 1, 1]);
  expect(["Nowhere/Land", 7, undefined].map((zone) => rentalToday(settings(zone), late))).toEqual(
    Array.from({ length: 3 }, () => "2027-05-01"),
  );
  expect(rentalToday(undefined, late)).toBe("2027-05-01");
});

const late = booking("Giselle", "2027-04-20", "2027-04-25", { state: "out", daysAfter: 4 });
const tomorrow = booking("Odile", "2027-05-02", "2027-05-03");

test("a piece that is out and late is refused with who has it, until it is back", () => {
  expect(faultsOf([tomorrow], [late])).toEqual([
    {
      id: "rental.booking-Odile",
      description:
        "The piece is still out with Giselle, whose last day was 25 April 2027. It is available again with 6 May 2027 as the first day.",
      freeFrom: "2027-05-06",
      booking: "rental.booking-Giselle",
    },
  ]);
  expect(faultsOf([tomorrow], [late], false)[0]?.description).toMatch(
    /^The piece is still out, and its last day was 25 April 2027\. /,
  );
  expect(faultsOf([tomorrow], [{ ...late, state: "back" }])).toEqual([]);
});

test("what was promised before a piece was late stays promised, and takes no further day of the late one", () => {
  const both = [late, tomorrow];
  const option = { ...tomorrow, state: "option", holdsUntil: "2027-05-01" };
  for (const changed of [
    { ...tomorrow, note: "She calls on Monday." },
    { ...tomorrow, firstDay: "2027-05-03" },
    { ...tomorrow, lastDay: "2027-05-08", daysAfter: 2 },
    { ...tomorrow, state: "out" },
  ])
    expect(faultsOf([changed], [late, { ...tomorrow, lastDay: "2027-05-05" }])).toEqual([]);
  expect(faultsOf([{ ...option, state: "booked" }], [late, option])).toEqual([]);
  expect(faultsOf([{ ...tomorrow, lastDay: "2027-05-04" }], both)).toHaveLength(1);
  expect(faultsOf([{ ...tomorrow, firstDay: "2027-05-01" }], both)).toHaveLength(1);
  expect(faultsOf([{ ...tomorrow, firstDay: "2027-05-05", lastDay: "2027-05-06" }], both)).toHaveLength(1);
});

test("a late booking and one that waits for it come together, as a table has them, and two of the same days do not", () => {
  expect(faultsOf([late, tomorrow], [])).toEqual([]);
  const same = booking("Ada", "2027-04-24", "2027-04-28");
  expect(faultsOf([late, same], [])).toHaveLength(2);
});

test("a late booking itself may be written to, marked as out and back, and kept until today", () => {
  const both = [late, tomorrow];
  for (const changed of [
    { ...late, note: "She does not answer." },
    { ...late, lastDay: "2027-05-01" },
    { ...late, state: "back" },
  ])
    expect(faultsOf([changed], both)).toEqual([]);
  for (const state of ["booked", "back"])
    expect(faultsOf([late], [{ ...late, state }, tomorrow])).toEqual([]);
  expect(faultsOf([{ ...late, lastDay: "2027-05-04" }], both)).toHaveLength(1);
});

test("a booking that says no days is refused, and other documents are nobody's business", () => {
  expect(faultsOf([{ ...june, firstDay: "soon" }], [])).toMatchObject([{ id: june["_id"] }]);
  expect(faultsOf([{ ...june, _type: "enquiry" }], [second])).toEqual([]);
  const other = { _id: "rental.piece-lia-40", _type: "piece" };
  expect(faultsOf([{ ...june, piece: { _ref: other._id } }], [second, other])).toEqual([]);
});

test.each([
  ["that is not there", []],
  ["that is a draft", [{ _id: "drafts.rental.piece-lia-40", _type: "piece" }]],
  ["that is no piece", [{ _id: "product-lia", _type: "product" }]],
])("a booking of a piece %s is refused, unless it takes no further day", (_, stored: Said[]) => {
  const gone = { ...june, piece: { _ref: stored[0]?.["_id"] ?? "rental.piece-lia-40" } };
  expect(faultsOf([gone], stored)).toEqual([{ id: june["_id"], description: "There is no such piece." }]);
  expect(faultsOf([{ ...june, ...gone }], [june, ...stored])).toHaveLength(1);
  expect(faultsOf([{ ...gone, lastDay: "2027-06-13" }], [gone, ...stored])).toHaveLength(1);
  const changes = [{ state: "cancelled" }, { state: "back" }, { note: "Ask her." }, { piece: june["piece"] }];
  for (const more of changes) expect(faultsOf([{ ...gone, ...more }], [gone, ...stored])).toEqual([]);
});

const dress: Said = { _id: "dress-lia", _type: "product" };
const own: Said = { ...piece, dress: { _type: "reference", _ref: "dress-lia", _weak: true } };
const ofOdette = booking("Odette", "2027-06-03", "2027-06-05");
const all = [dress, own, ofOdette];
const named = "It is booked by Odette from 3 June 2027 to 5 June 2027: cancel that booking first.";

type Removal = { mayTell?: boolean; draft?: string; after?: Said };

/** The faults of a transaction that deletes these documents, or leaves one of them as `after`. */
function deleted(
  gone: readonly Said[],
  stored: readonly Said[],
  { mayTell = true, draft = "", after }: Removal = {},
) {
  const ids = new Set(gone.map(({ _id }) => String(_id)));
  const left = new Map(
    stored.filter(({ _id }) => !ids.has(String(_id))).map((one) => [String(one["_id"]), one]),
  );
  left.set(`drafts.${draft}`, {});
  if (after) left.set(String(after["_id"]), after);
  const changes = gone.map((before) => ({ id: String(before["_id"]), before, after }));
  const documents = {
    read: (id: string) => left.get(id),
    sourcesOf: () => [...left.keys()],
    mayTell: () => mayTell,
  };
  return removalFaults(changes, documents, NOW).map(({ description }) => description);
}

test("a piece that is promised, and its dress, are not deleted; what is over, cancelled, unpublished or goes with its bookings is", () => {
  expect([deleted([own], all), deleted([dress], all)]).toEqual([[named], [named]]);
  expect(deleted([dress], all, { mayTell: false })).toEqual(["It is booked: cancel its bookings first."]);
  expect(deleted([dress, own], all), "the piece alone leads to the booking").toEqual([named]);
  expect(deleted([dress, own, ofOdette], all)).toEqual([]);
  expect(deleted([dress], all, { draft: "dress-lia" })).toEqual([]);
  expect(deleted([dress], [dress, own, { ...ofOdette, state: "cancelled" }])).toEqual([]);
  expect(deleted([dress], [dress, own, booking("Odette", "2027-04-03", "2027-04-05")])).toEqual([]);
});

test("a piece that is promised keeps its dress; one that nobody has booked, or that has none, gets another", () => {
  const moved = { ...own, dress: { _type: "reference", _ref: "dress-mara" } };
  expect([deleted([own], all, { after: moved }), deleted([own], all, { after: piece })]).toEqual([
    [named],
    [named],
  ]);
  expect(deleted([own], all, { after: { ...own, number: "2" }, draft: String(own["_id"]) })).toEqual([]);
  expect(deleted([piece], [piece, ofOdette], { after: own })).toEqual([]);
  expect(deleted([own], [dress, own], { after: moved })).toEqual([]);
});
