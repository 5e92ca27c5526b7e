import { describe, expect, test } from "vitest";
import { digestOf } from "#model/documents/translated-texts.ts";
import { translationPatches } from "./translation-patches.ts";

const hem = { path: ["gallery", { _key: "b" }, "alt"], original: "The hem" };
const entry = ["fr", "gallery", { _key: "b" }];

function patched(translations: unknown, text: string) {
  return translationPatches(translations, "fr", hem, text);
}

const written = [
  { type: "setIfMissing", path: entry, value: {} },
  { type: "set", path: [...entry, "alt"], value: "L’ourlet" },
  { type: "setIfMissing", path: [...entry, "madeOf"], value: {} },
  { type: "set", path: [...entry, "madeOf", "alt"], value: digestOf("The hem") },
];

describe("what is typed", () => {
  test("is written with its mark, and with an entry of the original’s key where none is there", () => {
    const patches = patched(undefined, "L’ourlet");
    expect(patches.slice(-4)).toEqual(written);
    expect(patches).toContainEqual({ type: "append", path: ["fr", "gallery"], entry: { _key: "b" } });
  });

  test("makes no second entry, and sets nothing as a whole that others may be writing in", () => {
    const patches = patched({ fr: { gallery: [{ _key: "b", alt: "Ourlet" }] } }, "L’ourlet");
    expect(patches.filter(({ type }) => type === "append")).toEqual([]);
    expect(patches.filter(({ type }) => type === "set")).toEqual([written[1], written[3]]);
  });

  test("goes with its mark when it is deleted", () => {
    expect(patched({ fr: {} }, "")).toEqual([
      { type: "unset", path: [...entry, "alt"] },
      { type: "unset", path: [...entry, "madeOf", "alt"] },
    ]);
  });
});
