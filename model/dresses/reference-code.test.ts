import { expect, test } from "vitest";
import { isReferenceCode, newReferenceCode } from "./reference-code.ts";

test("A code has six letters and digits, none of which is taken for another, and is no other's", () => {
  const codes = Array.from({ length: 2_000 }, newReferenceCode);
  expect(codes.filter((code) => !/^[2-9A-HJKMNP-TW-Z]{6}$/.test(code))).toEqual([]);
  // Two that are the same are chance once in 300 runs; three pairs in one run are not.
  expect(new Set(codes).size).toBeGreaterThan(codes.length - 3);
  expect(new Set(codes.join("")).size, "every letter is used").toBe(29);
  expect(codes.every(isReferenceCode)).toBe(true);
});

test.each(["", "K7M2Q", "K7M2QXX", "k7m2qx", "K7M2Q0", "K7M2QI", "K7M2Q ", "K7M2Q\n"])("%j is none", (text) =>
  expect(isReferenceCode(text)).toBe(false),
);
