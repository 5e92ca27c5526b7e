import { describe, expect, it } from "vitest";
import { withoutTerms } from "./terms.ts";

type Text = { path: string; text: string };

/**
 * Tests every word of the shop, so that a new file is held to the same rules; messages, whose fields
 * stand in braces, are left out, as are the names of parameters. sample/content.test.ts tests the sample label's words.
 */
const files = import.meta.glob(["../../words/*/*.ts", "../{brand,days,texts}/*.ts", "!../**/*.test.ts"], {
  eager: true,
});
const texts = textsIn(files, "label").filter(
  // French has spaces inside its quotation marks, and the mark of an unread text is a placeholder.
  ({ path }) => [".messages.", ".quotationMarks.", "READ_MARK"].every((part) => !path.includes(part)),
);
const bracketed = /\[[^\]]*\]|\{[^}]*\}|<[^>]*>|\$\{/;
const stopgap = /\b(tbd|tba|fixme|lorem|ipsum|xxx+|placeholder|undefined|null|nan)\b|\.\.\.|…/i;

describe("every text of the label", () => {
  it("is there to be read", () => {
    expect(texts.length).toBeGreaterThan(150);
    expect(pathsOf(({ path, text }) => text.trim() !== text || (text === "" && !mayBeEmpty(path)))).toEqual(
      [],
    );
  });

  it("holds no placeholder", () =>
    expect(
      pathsOf(
        ({ text }) => bracketed.test(withoutTerms(text)) || stopgap.test(text) || /\bTODO\b/.test(text),
      ),
    ).toEqual([]));

  it("is set with typographic quotes and single spaces", () =>
    expect(pathsOf(({ text }) => /['"]| {2}|--/.test(text))).toEqual([]));

  it("puts one word or phrase in italics at most", () =>
    expect(pathsOf(({ text }) => ![0, 2].includes(text.split("*").length - 1))).toEqual([]));

  it("is about no label", () => expect(pathsOf(({ text }) => /auvrane/i.test(text))).toEqual([]));
});

function textsIn(value: unknown, path: string): Text[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${path}.${key}`));
}

function pathsOf(isWrong: (text: Text) => boolean): string[] {
  return texts.filter(isWrong).map(({ path, text }) => `${path}: ${text}`);
}

/** A picture may only decorate. */
function mayBeEmpty(path: string): boolean {
  return path.endsWith(".alt");
}
