import { expect, test } from "vitest";
import { readEmail, readEntry, readLine } from "./entry-limits.ts";

test.each([
  ["has one character for a line break", "one\r\ntwo\rthree\nfour", "one\ntwo\nthree\nfour"],
  ["has a replacement for half an emoji: nothing that comes after it fails", " a\ud83d ", "a\ufffd"],
  // A content host may refuse the others, and a terminal obeys them.
  ["has nothing that no keyboard types", "a\u0000b\u001b[31m\u0085\tc\nd\u007f", "ab[31m\tc\nd"],
  ["is empty where there is a file", new Blob(["x"]), ""],
])("an entry %s", (_, value, read) => {
  const form = new FormData();
  form.set("field", value);
  expect(readEntry(form, "field")).toBe(read);
  expect(readEntry(form, "other")).toBe("");
});

test("an address in letters of another width is the one that they mean", () => {
  const form = new FormData();
  form.set("email", " ａｄａ＠ｍａｉｌ．ｅｘａｍｐｌｅ ");
  expect(readEmail(form)).toBe("ada@mail.example");
});

test("a name is one line, whatever a program sends", () => {
  const form = new FormData();
  form.set("name", " Ada\r\n\r\nBcc:\u2028 all@mail.example ");
  expect(readLine(form, "name")).toBe("Ada Bcc: all@mail.example");
});
