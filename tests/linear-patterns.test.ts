import { describe, expect, test } from "vitest";
import { anyMedia } from "#model/documents/describe.ts";
import { messages } from "#model/documents/messages-document.ts";
import { filledIn } from "#model/dresses/message-text.ts";
import { amount } from "#model/tables/amount-cell.ts";
import { colours } from "#model/tables/cell-parsers.ts";
import { messageFault } from "#model/texts/message-fields.ts";
import { unfinishedFault } from "#model/texts/placeholder.ts";
import { isAnswered } from "#model/texts/shown-texts.server.ts";
import { termsIn, withoutTerms } from "#model/texts/terms.ts";
import { mentions } from "#server/enquiries/person-mentions.ts";
import { dollars } from "./support/sample-product.ts";

/**
 * A pattern that reads this many characters from each of them takes minutes; one that reads them once, milliseconds.
 */
const LENGTH = 400_000;

function many(part: string): string {
  return part.repeat(LENGTH / part.length);
}

describe("a text that somebody has written to keep the shop busy is read once", () => {
  test.each(["[", "{", "<", "{a ", "xx ", "_ "])("for placeholders: %s", (part) => {
    expect(unfinishedFault(`${many(part)}.`)).toBeUndefined();
  });

  test.each(["{", "{a", "{a/", "{a/b"])("for the label's numbers of days: %s", (part) => {
    expect(termsIn(many(part))).toEqual([]);
    expect(withoutTerms(many(part))).toBe(many(part));
  });

  test.each(["{", "{a", "{ "])("for the fields of a message: %s", (part) => {
    const text = `{dress}${many(part)}`;
    expect(messageFault("rent", text)).toBeUndefined();
    expect(filledIn(text, { dress: "Aurélie" })).toBe(`Aurélie${many(part)}`);
  });

  test("for spaces at the ends of a message's lines", () => {
    const written = `a${many("\t ")}x {words}`;
    expect(messages.fields.question.schema(anyMedia).parse(`${written} \t\nb`)).toBe(`${written}\nb`);
  });

  test("for what a cell of the dresses' table holds", () => {
    const { currency } = dollars(1);
    expect(amount(`1${many(" ")}x`, currency)).toHaveProperty("fault");
    expect(amount(`1${many(" ")}usd`, currency)).toEqual({ value: 1 });
    expect(amount(`1${many("1 ")}x`, currency)).toHaveProperty("fault");
    expect(colours(`${many("#")} x`, [])).toHaveProperty("fault");
  });

  test("for a link's path", () => {
    expect(isAnswered(`/faq${many("?")}\n/`, new Set(["/faq"]))).toBe(true);
  });

  test.each(["a", "a@b.", "a."])("for somebody's email address: %s", (part) => {
    const person = { email: "ada@example.com" };
    expect(mentions(person, `a@b${many(".")}c ${many(part)}`)).toBe(false);
    expect(mentions(person, `${many(part)} <ada@example.com>...`)).toBe(true);
  });
});

test("a field within the braces of another is none", () => {
  expect(messageFault("rent", "{dress} {of{colour}")).toContain(
    "names a field that does not exist, {of{colour}",
  );
});
