import chosenDress from "@trousseau/words/fr/chosen-dress.json" with { type: "json" };
import { dressOf, shortCollectionName } from "@trousseau/words/fr/collection-names.ts";
import filterWords from "@trousseau/words/fr/filter.json" with { type: "json" };
import { dated, listed } from "@trousseau/words/fr/locale.ts";
import rentalWords from "@trousseau/words/fr/rental.json" with { type: "json" };
import searchWords from "@trousseau/words/fr/search.json" with { type: "json" };
import sizeFinderWords from "@trousseau/words/fr/size-finder.json" with { type: "json" };
import visitWords from "@trousseau/words/fr/visit.json" with { type: "json" };
import wishlistPageWords from "@trousseau/words/fr/wishlist-page.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { sayerIn } from "#tests/support/words-of.ts";

const say = await sayerIn("fr");

describe("fr", () => {
  test.each([
    ["Sauge", "Aurélie (taille 38, en sauge)"],
    ["Bleu Majorelle", "Aurélie (taille 38, en Bleu Majorelle)"],
    ["Or", "Aurélie (taille 38, en or)"],
  ])("a dress in %s", (colour, said) =>
    expect(say(chosenDress, "sizeAndColour", { name: "Aurélie", colour, size: "38" })).toBe(said),
  );

  test.each([
    [0, "0\u00a0robe"],
    [1, "1\u00a0robe"],
    [2, "2\u00a0robes"],
    [3, "3\u00a0robes"],
    [10, "10\u00a0robes"],
    [11, "11\u00a0robes"],
    [100, "100\u00a0robes"],
    [1240, "1\u202f240\u00a0robes"],
    [1_000_000, "1\u202f000\u202f000\u00a0robes"],
  ])("%i dresses", (count, said) => expect(say(searchWords, "count", { count })).toBe(said));

  test("nought has a sentence of its own where one is said in a word", () => {
    const shared = (count: number) => say(wishlistPageWords.gone, "shared", { count });
    expect([0, 1].map(shared)).toEqual([
      "Aucune robe de cette sélection n’a quitté la collection.",
      "Une robe de cette sélection a quitté la collection.",
    ]);
  });

  test.each([
    [0, "aucun jour"],
    [1, "un jour"],
    [2, "deux jours"],
    [12, "douze jours"],
    [14, "14\u00a0jours"],
  ])("a rental of %i days", (count, said) =>
    expect(rentalWords.daysInWords[count] ?? say(rentalWords, "days", { count })).toBe(said),
  );

  test.each([
    ["09:00", "9\u00a0h"],
    ["10:30", "10\u00a0h\u00a030"],
    ["00:05", "0\u00a0h\u00a005"],
  ])("the hour %s", (time, said) => expect(say(visitWords, "time", { time })).toBe(said));

  test.each([
    ["1 mai 2027", "1er mai 2027"],
    ["1\u00a0mai 2027", "1er\u00a0mai 2027"],
    ["mardi 1 décembre 2026", "mardi 1er décembre 2026"],
    ["sam. 1 mai", "sam. 1er mai"],
    ["1", "1er"],
    ["11 mai 2027", "11 mai 2027"],
    ["21 mai 2027", "21 mai 2027"],
    ["vendredi 10 mai", "vendredi 10 mai"],
    ["demain", "demain"],
  ])("the date %s", (day, said) => expect(dated(day)).toBe(said));

  test("weekdays are small in a sentence", () =>
    expect(say(visitWords, "weekdays", { first: "Mardi", last: "Samedi" })).toBe("Du mardi au samedi"));

  test.each([
    [["36"], "36"],
    [["36", "38"], "36 et 38"],
    [["36", "38", "40"], "36, 38 et 40"],
    [[], ""],
  ])("the list %j", (names, said) => expect(listed(names)).toBe(said));

  test("girths agree with their verbs", () => {
    const words = (name: "asks" | "basedOn", girths: string[], missing: string[] = []) =>
      say(sizeFinderWords, name, { count: girths.length, girths, missing, size: "42" });
    expect(words("asks", ["Hanches"])).toBe("votre tour de hanches correspond à la taille 42");
    expect(words("asks", ["Poitrine", "Taille"])).toBe(
      "vos tours de poitrine et de taille correspondent à la taille 42",
    );
    expect(words("basedOn", ["Poitrine"], ["Taille", "Hanches"])).toBe(
      "Ce conseil se fonde sur votre seul tour de poitrine\u202f; vos tours de taille et de hanches le rendraient plus sûr.",
    );
  });

  test("criteria that are left out", () => {
    expect(say(filterWords, "nothing", { count: ["Prix"].length, without: ["Prix"] })).toContain(
      "sans le critère prix",
    );
    expect(
      say(filterWords, "nothing", { count: ["Coloris", "Prix"].length, without: ["Coloris", "Prix"] }),
    ).toContain("sans les critères coloris et prix");
  });

  test.each([
    ["Robes en tulle", "Tulle", "Aurélie, robe en tulle"],
    ["Robes de mariée", "Mariée", "Aurélie, robe de mariée"],
    ["Robes d’été", "Été", "Aurélie, robe d’été"],
    ["Robes brodées", "Brodées", "Aurélie, robe brodée"],
    ["Robes", "Robes", "Aurélie, Robes"],
    ["iris", "iris", "Aurélie, iris"],
  ])("the collection %s", (name, short, dress) => {
    expect(shortCollectionName(name)).toBe(short);
    expect(dressOf("Aurélie", name)).toBe(dress);
  });
});
