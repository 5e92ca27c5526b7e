import { expect, test } from "vitest";
import { dayNumber } from "#model/days/day.ts";
import { writeBusyDays } from "./busy-days.ts";
import { toldDay } from "./day-in-words.ts";
import type { PublicPiece } from "./free-on-day.ts";

const TODAY = "2027-05-01";
const DAY = "2027-06-12";

/** It is taken from and to these days of June. */
function piece(size: string, ...taken: readonly (readonly [from: number, to: number])[]): PublicPiece {
  const before = dayNumber("2027-05-31");
  const spans = taken.map(([from, to]) => ({ first: before + from, last: before + to }));
  return { size, busy: writeBusyDays(spans, dayNumber(TODAY)) };
}

type Asked = { size?: string; colour?: string; day?: string; sizes?: readonly string[] };

function said(pieces: readonly PublicPiece[], { day = DAY, sizes = [], ...choice }: Asked = {}) {
  const lia = { arrives: 1, goesBack: 1, daysBefore: 1, daysAfter: 1, pieces };
  const offered = sizes.map((label) => ({ label, isAvailable: true }));
  const asked = { slug: "lia", sizes: [...offered, { label: "50", isAvailable: false }], ...choice };
  const told = toldDay({ today: TODAY, dresses: { lia } }, asked, day);
  return told && { ...told, text: told.text.replaceAll("\u00a0", " ") };
}

const taken = piece("38", [10, 13]);

const free = piece("38");
const offered = { sizes: ["38", "44"] };
const twice = (...spans: [number, number][]) => [piece("38", [10, 13], ...spans)];
const takenUntil = "Taken until 15 June 2027; free";
const far = "We are currently booking until 27 April 2029. Ask us about a later date.";

test.each([
  ["Free on 12 June 2027.", true, [free], {}],
  [`${takenUntil} from 16 June 2027.`, false, [taken], {}],
  [`${takenUntil} from 16 June 2027 to 18 June 2027.`, false, twice([21, 30]), {}],
  [`${takenUntil} on 16 June 2027 only.`, false, twice([19, 30]), {}],
  ["One of two is free in 38 on 12 June 2027.", true, [taken, free], {}],
  ["Two of three are free in 38 on 12 June 2027.", true, [taken, free, free], {}],
  ["Free on 12 June 2027 in 36 and 40.", true, [taken, piece("36"), piece("40")], {}],
  ["Free on 12 June 2027.", true, [taken, piece("36")], { size: "36" }],
  [`${takenUntil} from 16 June 2027.`, false, [taken, piece("36")], { size: "38" }],
  ["Free on 12 June 2027 in 38.", true, [free], offered],
  ["Free on 12 June 2027.", true, [free], { ...offered, size: "38" }],
  ["Free on 12 June 2027.", true, [free, { busy: "" }], offered],
  ["Free on 12 June 2027 in 36 and 38.", true, [piece("36"), taken, free], { sizes: ["36", "38", "44"] }],
  ["Not for rent in this colour or size. Ask us about another.", undefined, [taken], { size: "44" }],
  ["Free on 12 June 2027.", true, [{ busy: "" }], { size: "44" }],
  ["Too soon to reach you; free from 3 May 2027.", false, [free], { day: "2027-05-02" }],
  ["That date has passed.", undefined, [free], { day: "2027-04-30" }],
  ["That date has passed.", undefined, [free], { day: "1999-06-12" }],
  [far, undefined, [free], { day: "2030-01-01" }],
  [far, undefined, [free], { day: "9999-12-31" }],
  ["Taken for as far ahead as we book. Ask us anyway: plans change.", false, [piece("38", [1, 2000])], {}],
] as const)("%s", (text, isFree, pieces, asked) => {
  expect(said(pieces, asked)).toEqual({ text, ...(isFree !== undefined && { isFree }) });
});

test("pieces that are told apart by colour are those of the chosen one", () => {
  const pieces = [
    { ...taken, colour: "blush" },
    { ...piece("38"), colour: "ivory" },
  ];
  expect(said(pieces, { colour: "blush" })?.isFree).toBe(false);
  expect(said(pieces, { colour: "ivory" })?.isFree).toBe(true);
  expect(said(pieces)?.text).toBe("One of two is free in 38 on 12 June 2027.");
});

test("where nobody knows, nobody is told that it is free", () => {
  expect(toldDay("unknown", { slug: "lia", sizes: [] }, DAY)).toEqual({
    text: "We cannot check our calendar just now. Ask us, and we will.",
  });
  expect(toldDay({ today: TODAY, dresses: {} }, { slug: "lia", sizes: [] }, DAY)).toBeUndefined();
  for (const day of ["", "2027-06", "0002-06-12"]) expect(said([taken], { day })).toBeUndefined();
});
