// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { forgetMeasurements, MEASUREMENTS_KEY, rememberMeasurements } from "./stored-measurements.ts";
import { useMeasurements } from "./use-measurements.ts";
import { nothingWritten } from "./written-measurements.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Another tab stores something, and the browser tells this one. */
function inAnotherTab(store: () => void) {
  store();
  act(() => void dispatchEvent(new StorageEvent("storage", { key: MEASUREMENTS_KEY })));
}

const nothing = nothingWritten("cm");
const elsewhere = { ...nothing, entries: { ...nothing.entries, bust: { text: "92", unit: "cm" as const } } };

test("what another tab remembers is taken over where nothing is written, and stays when it is forgotten there", () => {
  const { result } = renderHook(() => useMeasurements());
  inAnotherTab(() => rememberMeasurements(elsewhere));
  expect([result.current.textOf("bust"), result.current.isRemembered]).toEqual(["92", true]);
  inAnotherTab(forgetMeasurements);
  expect([result.current.textOf("bust"), result.current.isRemembered]).toEqual(["92", false]);
});

test("what is written here, and not to be remembered, stays whatever another tab remembers", () => {
  const { result } = renderHook(() => useMeasurements());
  act(() => result.current.write("waist", "71"));
  inAnotherTab(() => rememberMeasurements(elsewhere));
  expect([result.current.textOf("bust"), result.current.textOf("waist")]).toEqual(["", "71"]);
  expect(result.current.isRemembered).toBe(false);
});
