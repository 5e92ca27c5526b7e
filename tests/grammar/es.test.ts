import { dressOf, shortCollectionName } from "@trousseau/words/es/collection-names.ts";
import fieldWords from "@trousseau/words/es/field.json" with { type: "json" };
import { counted, hour } from "@trousseau/words/es/grammar.ts";
import { listed } from "@trousseau/words/es/locale.ts";
import { chosenDress } from "@trousseau/words/es/messages.ts";
import { rentalWords } from "@trousseau/words/es/rental.ts";
import { sizeFinderWords } from "@trousseau/words/es/size-finder.ts";
import { visitWords } from "@trousseau/words/es/visit.ts";
import { describe, expect, test } from "vitest";
import { sayerIn } from "#tests/support/words-of.ts";

const say = await sayerIn("es");

describe("es", () => {
  test.each([
    ["Salvia", "Aurélie (talla 38, en salvia)"],
    ["Rojo Goya", "Aurélie (talla 38, en Rojo Goya)"],
  ])("a dress in %s", (colour, said) => expect(chosenDress("Aurélie", colour, "38")).toBe(said));

  test.each([
    [0, "0 vestidos", "Quedan 0 caracteres", "cero días"],
    [1, "1 vestido", "Queda 1 carácter", "un día"],
    [2, "2 vestidos", "Quedan 2 caracteres", "dos días"],
    [11, "11 vestidos", "Quedan 11 caracteres", "once días"],
    [100, "100 vestidos", "Quedan 100 caracteres", "100 días"],
  ])("%i is said in the right number", (count, dresses, left, days) => {
    expect(counted(count, "vestido", "vestidos")).toBe(dresses);
    expect(say(fieldWords, "left", { count })).toBe(left);
    expect(rentalWords.daysInWords(count)).toBe(days);
  });

  test.each([
    ["01:00", "la 01:00"],
    ["1:30", "la 1:30"],
    ["10:00", "las 10:00"],
    ["13:00", "las 13:00"],
    ["19:00, hora de Madrid", "las 19:00, hora de Madrid"],
  ])("%s is %s", (time, said) => expect(hour(time)).toBe(said));

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

  test.each([
    ["Martes", "Sábado", "De martes a sábado"],
    ["1", "23 de agosto de 2027", "Del 1 al 23 de agosto de 2027"],
    ["24 de diciembre de 2026", "2 de enero de 2027", "Del 24 de diciembre de 2026 al 2 de enero de 2027"],
  ])("from %s to %s", (first, last, said) => expect(visitWords.range(first, last)).toBe(said));

  test.each([
    ["hoy", "Cerrado · abre hoy a las 10:00"],
    ["mañana", "Cerrado · abre mañana a las 10:00"],
    ["martes", "Cerrado · abre el martes a las 10:00"],
    ["24 de noviembre", "Cerrado · abre el 24 de noviembre a las 10:00"],
  ])("closed until %s", (day, said) => expect(visitWords.closedUntil(day, "10:00")).toBe(said));

  test("measurements agree with their number", () => {
    expect(sizeFinderWords.basedOn(["bust"], ["waist", "hips"])).toBe(
      "Nos basamos solo en la medida de pecho; con las medidas de cintura y cadera acertaríamos mejor.",
    );
    expect(sizeFinderWords.larger(["hips"], "46")).toMatch(/^Su medida de cadera supera /);
    expect(sizeFinderWords.larger(["bust", "hips"], "46")).toMatch(/^Sus medidas de pecho y cadera superan /);
  });
});
