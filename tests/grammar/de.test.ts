import { dressOf, shortCollectionName } from "@trousseau/words/de/collection-names.ts";
import { dresses, inDays } from "@trousseau/words/de/grammar.ts";
import { listed } from "@trousseau/words/de/locale.ts";
import privacyWords from "@trousseau/words/de/privacy.json" with { type: "json" };
import rentalWords from "@trousseau/words/de/rental.json" with { type: "json" };
import { sizeFinderWords } from "@trousseau/words/de/size-finder.ts";
import { visitWords } from "@trousseau/words/de/visit.ts";
import wishlistPageWords from "@trousseau/words/de/wishlist-page.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { sayerIn } from "#tests/support/words-of.ts";

const say = await sayerIn("de");

describe("de", () => {
  test.each([
    [0, "0 Kleider", "0 Tagen", "keine Tage", "0 Kleider stehen jetzt auf Ihrer Liste."],
    [1, "1 Kleid", "1 Tag", "ein Tag", "1 Kleid steht jetzt auf Ihrer Liste."],
    [2, "2 Kleider", "2 Tagen", "zwei Tage", "2 Kleider stehen jetzt auf Ihrer Liste."],
    [11, "11 Kleider", "11 Tagen", "elf Tage", "11 Kleider stehen jetzt auf Ihrer Liste."],
    [100, "100 Kleider", "100 Tagen", "100 Tage", "100 Kleider stehen jetzt auf Ihrer Liste."],
    [1200, "1.200 Kleider", "1.200 Tagen", "1.200 Tage", "1.200 Kleider stehen jetzt auf Ihrer Liste."],
  ])("%d is counted in every case", (count, nominative, dative, inWords, sentence) => {
    expect(dresses(count)).toBe(nominative);
    expect(inDays(count)).toBe(dative);
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
    ["Bestickte Kleider", "Bestickte Kleider", "Besticktes Kleid"],
    ["Lange bestickte Kleider", "Lange bestickte Kleider", "Langes besticktes Kleid"],
    ["Kleider", "Kleider", "Kleid"],
    ["Die Kleider", "Die Kleider", "Die Kleider"],
    ["Unsere Kleider", "Unsere Kleider", "Unsere Kleider"],
    ["Bridal", "Bridal", "Bridal"],
  ])("the collection %j is %j where room is small, and a dress of it is %j", (name, short, dress) => {
    expect(shortCollectionName(name)).toBe(short);
    expect(dressOf("Aurélie", name)).toBe(`Aurélie, ${dress}`);
  });

  test("verbs follow the number of measures", () => {
    expect(sizeFinderWords.asks(["hips"], "42")).toBe("Ihre Hüfte entspricht Größe 42");
    expect(sizeFinderWords.asks(["bust", "waist"], "38")).toBe(
      "Ihre Oberweite und Taille entsprechen Größe 38",
    );
  });

  const inVienna = visitWords.timeIn("10:00", visitWords.city("Vienna"));

  test.each([
    ["heute", "10:00", "Geschlossen · öffnet heute um 10:00 Uhr"],
    ["Dienstag", "10:00", "Geschlossen · öffnet am Dienstag um 10:00 Uhr"],
    ["4. Januar", inVienna, "Geschlossen · öffnet am 4. Januar um 10:00 Uhr (Ortszeit Wien)"],
  ])("the showroom opens %s, %s", (day, time, said) => expect(visitWords.closedUntil(day, time)).toBe(said));

  test.each([
    ["1", "23. August 2027", "1. bis 23. August 2027"],
    ["Dienstag", "Samstag", "Dienstag bis Samstag"],
  ])("days from %s to %s", (first, last, said) => expect(visitWords.range(first, last)).toBe(said));

  test("a date has a comma behind its weekday", () =>
    expect(visitWords.visit.message("Dienstag 24. November 2026")).toBe(
      "Guten Tag, ich möchte gern am Dienstag, 24. November 2026 in den Showroom kommen.",
    ));
});
