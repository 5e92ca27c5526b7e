import chosenDress from "@trousseau/words/es/chosen-dress.json" with { type: "json" };
import { dressOf, shortCollectionName } from "@trousseau/words/es/collection-names.ts";
import fieldWords from "@trousseau/words/es/field.json" with { type: "json" };
import { listed } from "@trousseau/words/es/locale.ts";
import rentalWords from "@trousseau/words/es/rental.json" with { type: "json" };
import searchWords from "@trousseau/words/es/search.json" with { type: "json" };
import sizeFinderWords from "@trousseau/words/es/size-finder.json" with { type: "json" };
import visitWords from "@trousseau/words/es/visit.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { sayerIn } from "#tests/support/words-of.ts";

const say = await sayerIn("es");

describe("es", () => {
  test.each([
    ["Salvia", "Aurélie (talla 38, en salvia)"],
    ["Rojo Goya", "Aurélie (talla 38, en Rojo Goya)"],
  ])("a dress in %s", (colour, said) =>
    expect(say(chosenDress, "sizeAndColour", { name: "Aurélie", colour, size: "38" })).toBe(said),
  );

  test.each([
    [0, "0 vestidos", "Quedan 0 caracteres", "cero días"],
    [1, "1 vestido", "Queda 1 carácter", "un día"],
    [2, "2 vestidos", "Quedan 2 caracteres", "dos días"],
    [11, "11 vestidos", "Quedan 11 caracteres", "once días"],
    [100, "100 vestidos", "Quedan 100 caracteres", "100 días"],
  ])("%i is said in the right number", (count, dresses, left, days) => {
    expect(say(searchWords, "count", { count })).toBe(dresses);
    expect(say(fieldWords, "left", { count })).toBe(left);
    expect(rentalWords.daysInWords[count] ?? say(rentalWords, "days", { count })).toBe(days);
  });

  test.each([
    ["01:00", "la 01:00"],
    ["1:30", "la 1:30"],
    ["10:00", "las 10:00"],
    ["13:00", "las 13:00"],
  ])("%s is %s", (time, said) => expect(say(visitWords, "time", { time })).toBe(said));

  test.each([
    [[], ""],
    [["36"], "36"],
    [["36", "38", "40"], "36, 38 y 40"],
    [["marfil", "índigo"], "marfil e índigo"],
    [["nieve", "hielo"], "nieve y hielo"],
  ])("the list %j is %s", (names, said) => expect(listed(names)).toBe(said));

  test.each([
    ["Vestidos de tul", "Tul", "Aurélie, vestido de tul"],
    ["Vestidos bordados", "Bordados", "Aurélie, vestido bordado"],
    ["Vestidos nupciales", "Nupciales", "Aurélie, Vestidos nupciales"],
    ["Vestidos", "Vestidos", "Aurélie, vestido"],
    ["Novia", "Novia", "Aurélie, Novia"],
  ])("%s is %s, and one of them is %s", (name, short, one) => {
    expect(shortCollectionName(name)).toBe(short);
    expect(dressOf("Aurélie", name)).toBe(one);
  });

  test("weekdays are small in a sentence", () =>
    expect(say(visitWords, "weekdays", { first: "Martes", last: "Sábado" })).toBe("De martes a sábado"));

  test("measurements agree with their number", () => {
    const words = (name: "basedOn" | "larger", girths: string[], missing: string[] = []) =>
      say(sizeFinderWords, name, { count: girths.length, girths, missing, largest: "46" });
    expect(words("basedOn", ["Pecho"], ["Cintura", "Cadera"])).toBe(
      "Nos basamos solo en la medida de pecho; con las medidas de cintura y cadera acertaríamos mejor.",
    );
    expect(words("larger", ["Cadera"])).toMatch(/^Su medida de cadera supera /);
    expect(words("larger", ["Pecho", "Cadera"])).toMatch(/^Sus medidas de pecho y cadera superan /);
  });
});
