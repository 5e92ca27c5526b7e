import { expect, test } from "vitest";
import { readEntry } from "./entry-limits.ts";

function entry(value: string | Blob) {
  const form = new FormData();
  form.set("field", value);
  return readEntry(form, "field");
}

test("a line break is one character, however it travelled", () => {
  expect(entry("one\r\ntwo\rthree\nfour")).toBe("one\ntwo\nthree\nfour");
});

test("half an emoji is a replacement character: nothing that comes after it fails", () => {
  expect(entry(" a\ud83d ")).toBe("a\ufffd");
});

test("no field and a file are empty entries", () => {
  expect(readEntry(new FormData(), "field")).toBe("");
  expect(entry(new Blob(["x"]))).toBe("");
});
