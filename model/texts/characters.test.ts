import { expect, test } from "vitest";
import { lengthOf, shortenedTo, withoutLoneWords } from "./characters.ts";

const FAMILY = "👨‍👩‍👧‍👦";

test.each([
  ["", 0],
  ["é".normalize("NFD"), 1],
  ["🇫🇷", 1],
  [`🇫🇷${FAMILY}x, June`, 9],
  ["a\nb", 3],
])("%j has as many characters as a reader sees", (text, length) => expect(lengthOf(text)).toBe(length));

test("a text of nothing but the heaviest characters has more of them than a reader sees", () => {
  expect([lengthOf("👩🏻‍❤️‍💋‍👨🏿 in June"), lengthOf(FAMILY.repeat(2_000))]).toEqual([9, 5_500]);
  expect(lengthOf(`x${"\u0301".repeat(200)}`)).toBe(51);
  expect(lengthOf(`[${"\u0301".repeat(19)}`.repeat(2_000))).toBe(10_000);
  expect(lengthOf(`x${"\u0301".repeat(300_000)}`), "no field has room for it").toBe(300_001);
});

test("what fits is not changed", () => {
  expect(shortenedTo(5, "a b c")).toBe("a b c");
  expect(shortenedTo(4, FAMILY.repeat(4))).toBe(FAMILY.repeat(4));
});

test("what does not is cut between two words", () => {
  expect(shortenedTo(12, "evening dress of tulle")).toBe("evening…");
  expect(shortenedTo(14, "evening dress of tulle")).toBe("evening dress…");
});

test("a text without a space, or with one near its beginning, is cut between two characters", () => {
  expect(shortenedTo(5, "x".repeat(9))).toBe("xxxx…");
  expect(shortenedTo(3, FAMILY.repeat(9))).toBe(`${FAMILY}${FAMILY}…`);
  expect(shortenedTo(8, `a ${"x".repeat(20)}`)).toBe("a xxxxx…");
});

test.each([
  ["La Grande Robe du Soir La", "La\u00a0Grande Robe du Soir\u00a0La"],
  ["Robe du Soir", "Robe du Soir"],
])("%j keeps its short words at the ends with their neighbours", (text, kept) =>
  expect(withoutLoneWords(text)).toBe(kept),
);
