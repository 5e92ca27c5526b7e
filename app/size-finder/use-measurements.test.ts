// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { withRefused } from "#tests/support/refused-storage.ts";
import { nothingWritten } from "./measurement.ts";
import {
  MEASUREMENTS_KEY,
  rememberedMeasurements,
  rememberMeasurements,
  useMeasurements,
} from "./use-measurements.ts";

/** Another tab stores something, and the browser tells this one. */
function inAnotherTab(store: () => void) {
  store();
  act(() => void dispatchEvent(new StorageEvent("storage", { key: MEASUREMENTS_KEY })));
}

const nothing = nothingWritten("cm");
const elsewhere = { ...nothing, entries: { ...nothing.entries, bust: { text: "92", unit: "cm" as const } } };

test("what is written here, and not to be remembered, stays whatever another tab remembers", () => {
  const { result } = renderHook(() => useMeasurements());
  act(() => result.current.write("waist", "71"));
  inAnotherTab(() => rememberMeasurements(elsewhere));
  expect([result.current.textOf("bust"), result.current.textOf("waist")]).toEqual(["", "71"]);
  expect(result.current.isRemembered).toBe(false);
});

test("numbers that were written in the wrong unit are kept as they are, and count in the other", () => {
  const { result } = renderHook(() => useMeasurements());
  act(() => result.current.show("in"));
  act(() => result.current.write("bust", "60"));
  act(() => result.current.mean("cm"));
  expect([result.current.writtenSizes.unit, result.current.textOf("bust")]).toEqual(["cm", "60"]);
  act(() => result.current.show("in"));
  expect(result.current.textOf("bust")).toBe("23½");
});

const bust = { text: "34 1/2", unit: "in" } as const;

function store(value: unknown) {
  localStorage.setItem(MEASUREMENTS_KEY, typeof value === "string" ? value : JSON.stringify(value));
}

test("What is remembered is as it was written, until it is forgotten", () => {
  const written = { unit: "cm", entries: { ...nothing.entries, bust } } as const;
  expect(rememberMeasurements(written)).toBe(true);
  expect(rememberedMeasurements()).toEqual(written);
  rememberMeasurements(undefined);
  expect(rememberedMeasurements()).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

test.each(["", "{", "7", `{"unit":"cm"}`, "8".repeat(2_000)])(
  "%.20j is nothing that was remembered",
  (stored) => {
    store(stored);
    expect(rememberedMeasurements()).toBeUndefined();
  },
);

test.each<object>([
  { bust: 88 },
  { bust: { text: "88", unit: "miles" } },
  { bust: { text: "8800", unit: "cm" } },
  { heels: { text: "88", unit: "cm" } },
  { __proto__: { bust }, constructor: bust },
])("of %j nothing is left but empty fields", (entries) => {
  store({ unit: "furlongs", entries, more: true });
  expect(rememberedMeasurements()).toEqual(nothing);
});

test("more than this shop would write is not even looked at", () => {
  store({ unit: "cm", entries: { bust }, more: "8".repeat(1_000) });
  expect(rememberedMeasurements()).toBeUndefined();
});

test("one field that cannot be read leaves the others", () => {
  store({ unit: "in", entries: { bust, waist: { text: "junk", unit: "in" } } });
  expect(rememberedMeasurements()?.entries).toMatchObject({ bust, waist: { text: "" } });
});

test.each(["8".repeat(2_000), `${" ".repeat(2_000)}70`])(
  "a field with %.5j without end takes nothing from the others",
  (text) => {
    const waist = { text, unit: "cm" } as const;
    rememberMeasurements({ unit: "in", entries: { ...nothing.entries, bust, waist } });
    expect(rememberedMeasurements()).toMatchObject({ unit: "in", entries: { bust } });
  },
);

test("a browser that refuses is not said to remember, and what is written stays", () => {
  const { result } = renderHook(() => useMeasurements());
  act(() => result.current.write("bust", "88"));
  withRefused("localStorage", () => act(() => void expect(result.current.remember(true)).toBe(false)));
  expect([result.current.textOf("bust"), result.current.isRemembered]).toEqual(["88", false]);
  act(() => void expect(result.current.remember(false)).toBe(true));
});
