import { expect, test } from "vitest";
import { pageDates } from "./page-dates.server.ts";

const day = (number: number) => `2026-11-${String(number).padStart(2, "0")}T10:00:00Z`;

function document(_id: string, madeOn: number, changedOn: number) {
  return { _id, _createdAt: day(madeOn), _updatedAt: day(changedOn) };
}

const paths: Record<string, string> = {
  lia: "/product/lia",
  mia: "/product/mia",
  tulle: "/collection/tulle-dresses",
};
const products = ["lia", "mia"].map((id) => ({ id, category: "tulle-dresses" }));

function datesOf(...documents: unknown[]) {
  return Object.fromEntries(pageDates(documents, products, (id) => paths[id]));
}

test("a list has changed when one of its dresses or its own document has, and the home page with anything", () => {
  const whole = { madeAt: day(1), changedAt: day(4) };
  expect(datesOf(document("lia", 1, 4), document("mia", 2, 3), document("tulle", 3, 3))).toEqual({
    "/product/lia": whole,
    "/product/mia": { madeAt: day(2), changedAt: day(3) },
    "/collection/tulle-dresses": whole,
    "/": whole,
  });
});

test("a screen has changed when one of its documents has", () => {
  const dates = datesOf(document("contact", 1, 2), document("house", 1, 3));
  expect(dates["/contact"]).toEqual({ madeAt: day(1), changedAt: day(3) });
});

test("what is no moment says nothing", () =>
  expect(
    datesOf(null, {}, "x", { _id: "lia", _createdAt: "today", _updatedAt: "2026-11-01T10:00:00Z" }),
  ).toEqual({}));
