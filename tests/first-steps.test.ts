import { expect, test } from "vitest";
import { type Begun, firstSteps } from "#studio/desk/first-steps.ts";
import { type ShopState, troublesOf } from "#studio/desk/shop-well.ts";
import type { BackupState } from "#studio/people/people-requests.ts";

const begun: Begun = {
  isOwn: true,
  name: "Maison Une",
  phone: "+33 6 12 34 56 78",
  hasLogo: true,
  collections: 2,
  home: true,
  terms: true,
  privacy: true,
};
const health = { dresses: 3, canStore: true, publicUrl: "https://shop.example" };
const state: ShopState = { health, issues: [] };

const issue = { severity: "error", id: "house", type: "house", name: "The label", message: "no" } as const;

/** The titles of the steps that are left. */
function left(now: Begun, shop = state, backup: BackupState | undefined = { last: 1 }) {
  return firstSteps(now, shop, backup).flatMap(({ title, isDone }) => (isDone ? [] : [title]));
}

test("a shop that has everything has no step left", () => {
  expect(left(begun)).toEqual([]);
});

test("a label that has just begun has them all before it, and each leads somewhere", () => {
  const none = { name: null, phone: null, hasLogo: false, collections: 0 };
  const steps = firstSteps(
    { isOwn: true, ...none, home: false, terms: false, privacy: false },
    {
      health: { dresses: 0, canStore: true, publicUrl: null },
      issues: [
        { ...issue, severity: "warning", id: "designer", type: "designer", path: "biography" },
        { ...issue, path: "phone" },
      ],
    },
    {},
  );
  expect(steps.map(({ isDone }) => isDone)).not.toContain(true);
  expect(steps.filter(({ field, tool }) => !field && !tool)).toHaveLength(1);
  expect(steps[1]?.field).toEqual({ id: "house", type: "house", path: "phone" });
});

test("who looks after backups has a first one to make, and nobody else", () => {
  expect(left(begun, state, {})).toEqual(["A first backup"]);
  expect(firstSteps(begun, state, undefined).map(({ tool }) => tool)).not.toContain("people");
});

test("in the sample label's shop the first step is one's own", () => {
  expect(left({ ...begun, isOwn: false })).toEqual(["Start with your own label"]);
});

test("what the check finds wrong is not done, though something is written there", () => {
  const shop = (path: string) => ({ health, issues: [{ ...issue, path }] });
  expect(left(begun, shop("phone"))).toEqual(["Telephone for WhatsApp"]);
  expect(left(begun, shop("customerCare"))).toEqual([]);
});

test("the shop's own troubles are said in words", () => {
  expect(troublesOf(health)).toEqual([]);
  expect(troublesOf({ ...health, enquiries: null })).toEqual([]);
  const waiting = { waiting: 3, refused: 1, reasons: ["Bad password."], oldest: null };
  expect(troublesOf({ ...health, canStore: false, enquiries: waiting })).toEqual([
    "The shop cannot keep what visitors send: its disk may be full.",
    "1 message could not be delivered. The mail server says: Bad password.",
    "2 messages are still on the way.",
  ]);
});
