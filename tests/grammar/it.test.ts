import chosenDress from "@trousseau/words/it/chosen-dress.json" with { type: "json" };
import * as names from "@trousseau/words/it/collection-names.ts";
import fieldWords from "@trousseau/words/it/field.json" with { type: "json" };
import { formatters } from "@trousseau/words/it/grammar.ts";
import { dated, listed } from "@trousseau/words/it/locale.ts";
import rentalWords from "@trousseau/words/it/rental.json" with { type: "json" };
import searchWords from "@trousseau/words/it/search.json" with { type: "json" };
import sizeFinderWords from "@trousseau/words/it/size-finder.json" with { type: "json" };
import visitWords from "@trousseau/words/it/visit.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { sayerIn } from "#tests/support/words-of.ts";

const say = await sayerIn("it");

describe("it", () => {
  test.each([
    ["Salvia", "Aurélie (taglia 38, in salvia)"],
    ["Blu Capri", "Aurélie (taglia 38, in Blu Capri)"],
  ])("a dress in %s", (colour, said) =>
    expect(say(chosenDress, "sizeAndColour", { name: "Aurélie", colour, size: "38" })).toBe(said),
  );

  test.each([
    [0, "0 giorni", "Nessun abito", "nessun giorno"],
    [1, "1 giorno", "1 abito", "un giorno"],
    [2, "2 giorni", "2 abiti", "due giorni"],
    [11, "11 giorni", "11 abiti", "undici giorni"],
    [100, "100 giorni", "100 abiti", "100 giorni"],
  ])("of %i", (count, ofDays, found, inWords) => {
    expect(say(rentalWords, "days", { count })).toBe(ofDays);
    expect(say(searchWords, "count", { count })).toBe(found);
    expect(rentalWords.daysInWords[count] ?? say(rentalWords, "days", { count })).toBe(inWords);
  });

  test.each([
    [0, "Restano 0 caratteri"],
    [1, "Resta 1 carattere"],
    [11, "Restano 11 caratteri"],
  ])("%i characters are left", (count, said) => expect(say(fieldWords, "left", { count })).toBe(said));

  test.each([
    ["1 maggio 2027", "il 1º maggio 2027", "dal 1º maggio 2027", "al 1º maggio 2027"],
    ["8\u00a0maggio", "l’8\u00a0maggio", "dall’8\u00a0maggio", "all’8\u00a0maggio"],
    ["11", "l’11", "dall’11", "all’11"],
    ["18 maggio", "il 18 maggio", "dal 18 maggio", "al 18 maggio"],
    ["10 maggio", "il 10 maggio", "dal 10 maggio", "al 10 maggio"],
    ["domani", "domani", "domani", "domani"],
  ])("the article of %j", (day, the, from, until) => {
    for (const written of [day, dated(day)])
      expect(["theDay", "fromDay", "toDay"].map((name) => formatters[name]?.(written))).toEqual([
        the,
        from,
        until,
      ]);
  });

  test.each([
    ["1", "23 agosto 2027", "Dal 1º al 23 agosto 2027"],
    ["8", "11 agosto 2027", "Dall’8 all’11 agosto 2027"],
    ["Martedì", "Sabato", "Da martedì a sabato"],
  ])("from %j to %j", (first, last, said) =>
    expect(say(visitWords, /^\d/.test(first) ? "dates" : "weekdays", { first, last })).toBe(said),
  );

  test.each([
    ["1:00", "Roma", "all’1:00, ora di Roma"],
    ["19:00", "Il Cairo", "alle 19:00, ora del Cairo"],
    ["19:00", "L’Avana", "alle 19:00, ora dell’Avana"],
  ])("at %s in %s", (time, city, said) => {
    const zone = say(visitWords, "cityTime", { city });
    expect(say(visitWords, "timeIn", { time, zone })).toBe(said);
  });

  test("girths agree with their verb, and begin a sentence with a capital", () => {
    const larger = (...girths: string[]) =>
      say(sizeFinderWords, "larger", { count: girths.length, girths, largest: "46" });
    expect(larger("Seno")).toMatch(/^Il giro seno supera /);
    expect(larger("Seno", "Fianchi")).toMatch(/^Il giro seno e il giro fianchi superano /);
  });

  test("two equal vowels are kept apart", () => {
    const names = ["Aurélie", "Àgata", "Lior", "Elsa"];
    expect(names.map((name) => formatters["to"]?.(name)).join()).toBe("ad Aurélie,ad Àgata,a Lior,a Elsa");
    expect(listed([])).toBe("");
    expect(listed(["Avorio"])).toBe("Avorio");
    expect(listed(["Avorio", "Écru"])).toBe("Avorio ed Écru");
    expect(listed(["36", "38", "40"])).toBe("36, 38 e 40");
  });

  test.each([
    ["Abiti in tulle", "Tulle", "Lia, abito in tulle"],
    ["Abiti d’organza", "Organza", "Lia, abito d’organza"],
    ["Abiti da sposa", "Sposa", "Lia, abito da sposa"],
    ["Abiti ricamati", "Ricamati", "Lia, abito ricamato"],
    ["Abiti eleganti", "Eleganti", "Lia, Abiti eleganti"],
    ["Vestiti da sera", "Sera", "Lia, vestito da sera"],
    ["Abiti", "Abiti", "Lia, Abiti"],
    ["Sposa", "Sposa", "Lia, Sposa"],
    ["Tulle dresses", "Tulle", "Lia, Tulle dresses"],
  ])("of a collection %j", (name, short, said) => {
    expect(names.shortCollectionName(name)).toBe(short);
    expect(names.dressOf("Lia", name)).toBe(said);
  });
});
