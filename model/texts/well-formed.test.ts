import { expect, test } from "vitest";
import { wellFormed } from "./well-formed.ts";

test.each(["", "Aurélie", "😀", "a\ud83d", "\ude00b", "\ude00\ud83d", "😀\ud83d😀"])(
  "%j is what the language itself makes of it",
  (text) => expect(wellFormed(text)).toBe(text.toWellFormed()),
);
