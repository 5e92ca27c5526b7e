// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { storeDayOf, storedDay, useDayField, useStoredDay } from "./stored-day.ts";

const KEY = "needed-by";
const day = "2097-05-09";
const other = "2097-06-20";

function fieldWith(value: string) {
  return Object.assign(document.createElement("input"), { value });
}

test("a date comes back as it was stored, and an empty field takes it away", () => {
  storeDayOf(fieldWith(day));
  expect(storedDay()).toBe(day);
  storeDayOf(fieldWith(""));
  expect(storedDay()).toBe("");
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each(["", "2097-02-29", "2097-05-09T12:00", "2097-05-09 ", "__proto__", "x".repeat(1_000_000)])(
  "%.30j is no date, in the storage or in a field",
  (text) => {
    localStorage.setItem(KEY, text);
    expect(storedDay()).toBe("");
    storeDayOf(fieldWith(day));
    storeDayOf(fieldWith(text));
    expect(storedDay()).toBe("");
  },
);

test("every part of the page follows a field, and another tab", () => {
  const { result } = renderHook(useStoredDay);
  expect(result.current).toBe("");
  act(() => storeDayOf(fieldWith(day)));
  expect(result.current).toBe(day);
  localStorage.setItem(KEY, other);
  act(() => void dispatchEvent(new Event("storage")));
  expect(result.current).toBe(other);
});

test("where the storage is full the page follows the date that is typed", () => {
  const refuse = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: () => day, setItem: refuse, removeItem: refuse });
  const { result } = renderHook(useStoredDay);
  act(() => storeDayOf(fieldWith(other)));
  expect(result.current).toBe(other);
  vi.unstubAllGlobals();
  act(() => storeDayOf(fieldWith(day)));
  expect([result.current, localStorage.getItem(KEY)]).toEqual([day, day]);
});

test("a field shows the stored date, and what it becomes elsewhere, as though it were typed", () => {
  localStorage.setItem(KEY, day);
  const field = fieldWith("");
  const typed = vi.fn();
  field.addEventListener("input", typed);
  renderHook(() => useDayField(() => field));
  expect(field.value).toBe(day);
  storeDayOf(fieldWith(other));
  expect(field.value).toBe(other);
  expect(typed).toHaveBeenCalledTimes(2);
});

test("what was typed before hydration counts, and a half-typed date is left alone", () => {
  localStorage.setItem(KEY, day);
  const field = fieldWith(other);
  renderHook(() => useDayField(() => field));
  expect([field.value, storedDay()]).toEqual([other, other]);
  // Chromium takes a fifth digit of the year.
  field.value = "20975-05-09";
  storeDayOf(field);
  expect([field.value, storedDay()]).toEqual(["20975-05-09", ""]);
});
