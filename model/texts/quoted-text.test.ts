import { expect, test } from "vitest";
import { quoted } from "./quoted-text.ts";

const german = { opening: "„", closing: "“" };

test("a quotation stands in the marks of the language", () =>
  expect(quoted("Ein *Kleid* steht.", german)).toBe("„Ein *Kleid* steht.“"));

test.each(["« Une robe doit tenir. »", "“A *dress* stands.”", "*»Ein Kleid* steht.«", '"It stands."'])(
  "%s has marks of its own",
  (text) => expect(quoted(text, german)).toBe(text),
);
