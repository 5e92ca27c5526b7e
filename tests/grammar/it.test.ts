import * as names from "@trousseau/words/it/collection-names.ts";
import fieldWords from "@trousseau/words/it/field.json" with { type: "json" };
import * as grammar from "@trousseau/words/it/grammar.ts";
import { dated, listed } from "@trousseau/words/it/locale.ts";
import { chosenDress } from "@trousseau/words/it/messages.ts";
import { days, rentalWords } from "@trousseau/words/it/rental.ts";
import { searchWords } from "@trousseau/words/it/search.ts";
import { visitWords } from "@trousseau/words/it/visit.ts";
import { describe, expect, test } from "vitest";
import { sayerIn } from "#tests/support/words-of.ts";

const say = await sayerIn("it");

describe("it", () => {
  test.each([
    ["Salvia", "Aurélie (taglia 38, in salvia)"],
    ["Blu Capri", "Aurélie (taglia 38, in Blu Capri)"],
  ])("a dress in %s", (colour, said) => expect(chosenDress("Aurélie", colour, "38")).toBe(said));

  test.each([
    [0, "0 abiti", "0 giorni", "Nessun abito", "nessun giorno"],
    [1, "1 abito", "1 giorno", "1 abito", "un giorno"],
    [2, "2 abiti", "2 giorni", "2 abiti", "due giorni"],
    [11, "11 abiti", "11 giorni", "11 abiti", "undici giorni"],
    [100, "100 abiti", "100 giorni", "100 abiti", "100 giorni"],
  ])("of %i", (count, dresses, ofDays, found, inWords) => {
    expect(grammar.dresses(count)).toBe(dresses);
    expect(days(count)).toBe(ofDays);
    expect(searchWords.count(count)).toBe(found);
    expect(rentalWords.daysInWords(count)).toBe(inWords);
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
    expect(grammar.theDay(day)).toBe(the);
    expect(grammar.fromDay(day)).toBe(from);
    expect(grammar.toDay(day)).toBe(until);
    expect([grammar.theDay, grammar.fromDay, grammar.toDay].map((article) => article(dated(day)))).toEqual([
      the,
      from,
      until,
    ]);
  });

  test.each([
    ["1", "23 agosto 2027", "dal 1º al 23 agosto 2027"],
    ["8", "11 agosto 2027", "dall’8 all’11 agosto 2027"],
    ["Martedì", "Sabato", "Da martedì a sabato"],
  ])("from %j to %j", (first, last, said) => expect(visitWords.range(first, last)).toBe(said));

  test("two equal vowels are kept apart", () => {
    const names = ["Aurélie", "Àgata", "Lior", "Elsa"];
    expect(names.map(grammar.to).join()).toBe("ad Aurélie,ad Àgata,a Lior,a Elsa");
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
