import { dressOf, shortCollectionName } from "@trousseau/words/de/collection-names.ts";
import { dated, listed } from "@trousseau/words/de/locale.ts";
import privacyWords from "@trousseau/words/de/privacy.json" with { type: "json" };
import rentalWords from "@trousseau/words/de/rental.json" with { type: "json" };
import searchWords from "@trousseau/words/de/search.json" with { type: "json" };
import sizeFinderWords from "@trousseau/words/de/size-finder.json" with { type: "json" };
import visitWords from "@trousseau/words/de/visit.json" with { type: "json" };
import wishlistPageWords from "@trousseau/words/de/wishlist-page.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { sayerIn } from "#tests/support/words-of.ts";

const say = await sayerIn("de");

describe("de", () => {
  test.each([
    [0, "0 Kleider", "keine Tage", "0 Kleider stehen jetzt auf Ihrer Liste."],
    [1, "1 Kleid", "ein Tag", "1 Kleid steht jetzt auf Ihrer Liste."],
    [2, "2 Kleider", "zwei Tage", "2 Kleider stehen jetzt auf Ihrer Liste."],
    [11, "11 Kleider", "elf Tage", "11 Kleider stehen jetzt auf Ihrer Liste."],
    [100, "100 Kleider", "100 Tage", "100 Kleider stehen jetzt auf Ihrer Liste."],
    [1200, "1.200 Kleider", "1.200 Tage", "1.200 Kleider stehen jetzt auf Ihrer Liste."],
  ])("%d is counted", (count, dresses, inWords, sentence) => {
    expect(say(searchWords, "count", { count })).toBe(dresses);
    expect(rentalWords.daysInWords[count] ?? say(rentalWords, "days", { count })).toBe(inWords);
    expect(say(wishlistPageWords.shared, "added", { count })).toBe(sentence);
  });

  test.each([
    [1, /^Einen Monat;/],
    [24, /^24 Monate;/],
  ])("%d months", (months, begins) =>
    expect(say(privacyWords.messages, "howLong", { count: months, codeDays: 30 })).toMatch(begins),
  );

  test.each([
    [[], ""],
    [["Oberweite"], "Oberweite"],
    [["Oberweite", "Taille", "Hüfte"], "Oberweite, Taille und Hüfte"],
  ])("%j is a list", (names, said) => expect(listed(names)).toBe(said));

  test.each([
    ["Tüllkleider", "Tüll", "Tüllkleid"],
    ["Satin-Kleider", "Satin", "Satin-Kleid"],
    ["Kleider aus Tüll", "Tüll", "Kleid aus Tüll"],
    ["Kleider für den Abend", "Kleider für den Abend", "Kleid für den Abend"],
    ["Brautkleider", "Brautkleider", "Brautkleid"],
    ["Spitzenkleider", "Spitzenkleider", "Spitzenkleid"],
    ["Bestickte Kleider", "Bestickte Kleider", "besticktes Kleid"],
    ["Lange bestickte Kleider", "Lange bestickte Kleider", "langes besticktes Kleid"],
    ["Kleider", "Kleider", "Kleid"],
    ["Die Kleider", "Die Kleider", "Die Kleider"],
    ["Unsere Kleider", "Unsere Kleider", "Unsere Kleider"],
    ["Bridal", "Bridal", "Bridal"],
  ])("the collection %j is %j where room is small, and a dress of it is %j", (name, short, dress) => {
    expect(shortCollectionName(name)).toBe(short);
    expect(dressOf("Aurélie", name)).toBe(`Aurélie, ${dress}`);
  });

  test("verbs follow the number of measures", () => {
    const asks = (...girths: string[]) =>
      say(sizeFinderWords, "asks", { count: girths.length, girths, size: "42" });
    expect(asks("Hüfte")).toBe("Ihre Hüfte entspricht Größe 42");
    expect(asks("Oberweite", "Taille")).toBe("Ihre Oberweite und Taille entsprechen Größe 42");
  });

  test("the first of two days of one month has its full stop", () =>
    expect(say(visitWords, "dates", { first: "1", last: "23. August 2027" })).toBe("1. bis 23. August 2027"));

  test("a date has a comma behind its weekday", () =>
    expect(dated("Dienstag 24. November 2026")).toBe("Dienstag, 24. November 2026"));
});
