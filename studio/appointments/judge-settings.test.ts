import { expect, test } from "vitest";
import { type Ahead, removedShowrooms, warningsOf } from "./judge-settings.ts";

const first = { _key: "first", title: "First visit" };
const fitting = { _key: "fitting", title: "Fitting" };
const lyon = { _key: "lyon", title: "Lyon" };
const published = { isOn: true, kinds: [first, fitting], showrooms: [lyon] };

const ahead: Ahead = {
  published,
  visits: [{ kind: "fitting", showroom: "lyon" }, { kind: "fitting" }],
  hasHours: true,
};

test("a showroom with appointments ahead stays, and one without may go", () => {
  expect(removedShowrooms(published, ahead)).toBe(true);
  expect(removedShowrooms({ ...published, showrooms: [] }, ahead)).toEqual([
    { message: expect.stringContaining("“Lyon” still has appointments ahead: 1."), path: ["showrooms"] },
  ]);
  expect(removedShowrooms({ ...published, showrooms: undefined }, { ...ahead, visits: [] })).toBe(true);
});

test("a kind may go, and its appointments keep their time", () => {
  expect(warningsOf(published, ahead)).toBe(true);
  expect(warningsOf({ ...published, kinds: [first] }, ahead)).toEqual([
    { message: expect.stringContaining("keep their time: 2."), path: ["kinds"] },
  ]);
  expect(warningsOf({ ...published, kinds: [fitting] }, ahead)).toBe(true);
});

test("whoever switches appointments on reads what is missing", () => {
  const nothing = { published: null, visits: [], hasHours: false };
  expect(warningsOf({ isOn: true }, nothing)).toMatchObject([{ path: ["kinds"] }]);
  expect(warningsOf(published, { ...ahead, hasHours: false })).toMatchObject([{ path: ["isOn"] }]);
  expect(warningsOf({}, nothing)).toBe(true);
});
