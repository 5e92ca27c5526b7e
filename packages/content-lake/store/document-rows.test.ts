import { expect, test } from "vitest";
import { isDamage } from "./document-rows.ts";

/** node:sqlite throws errors with SQLite's extended result code. */
const sqliteError = (errcode: unknown) => Object.assign(new Error("disk image"), { errcode });

test.each([
  ["CORRUPT", 11],
  ["CORRUPT_VTAB", 267],
  ["IOERR_READ", 266],
  ["IOERR_CORRUPTFS", 8458],
])("%s is damage", (_, code) => {
  expect(isDamage(sqliteError(code))).toBe(true);
});

test.each([
  ["IOERR_WRITE", sqliteError(778)],
  ["BUSY", sqliteError(5)],
  ["a code that is no number", sqliteError("11")],
  ["an error of the code", new Error("no such thing")],
  ["what is no error", { errcode: 11 }],
])("%s is none", (_, error) => {
  expect(isDamage(error)).toBe(false);
});
