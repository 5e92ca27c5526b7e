import { expect, test } from "vitest";
import { readEntry, readLine } from "./entry-limits.ts";

function entry(value: string | Blob) {
  const form = new FormData();
  form.set("field", value);
  return readEntry(form, "field");
}

test("a line break is one character, however it travelled", () =>
  expect(entry("one\r\ntwo\rthree\nfour")).toBe("one\ntwo\nthree\nfour"));

test("half an emoji is a replacement character: nothing that comes after it fails", () =>
  expect(entry(" a\ud83d ")).toBe("a\ufffd"));

test("what no keyboard types is left out: a content host may refuse it, and a terminal obeys it", () =>
  expect(entry("a\u0000b\u001b[31m\u0085\tc\nd\u007f")).toBe("ab[31m\tc\nd"));

test("a name is one line, whatever a program sends", () => {
  const form = new FormData();
  form.set("name", " Ada\r\n\r\nBcc:\u2028 all@mail.example ");
  expect(readLine(form, "name")).toBe("Ada Bcc: all@mail.example");
});

test("no field and a file are empty entries", () => {
  expect(readEntry(new FormData(), "field")).toBe("");
  expect(entry(new Blob(["x"]))).toBe("");
});
