import { expect, test } from "vitest";
import { divisible, withSoftHyphens } from "./soft-hyphens.ts";

test.each([
  ["Aurélie of silk", "Aurélie of silk"],
  ["Достопримечательность", "Достопри-ме-ча-тельность"],
  ["Κωνσταντινουπολίτισσα", "Κωνσταντι-νου-πο-λί-τισσα"],
  ["Das Hochzeitskleiderträumerei", "Das Hochzeitsklei-derträu-merei"],
  ["Rechtsschutzversicherungsgesellschaften", "Rechtsschutz-ver-siche-rungsge-sellschaften"],
  ["دارالأزياءالراقيةالجميلة", "دارالأزياءالراقيةالجميلة"],
  ["x".repeat(40), "x".repeat(40)],
])("%s may be divided as %s, in long words alone", (text, divided) => {
  expect(withSoftHyphens(text).replaceAll("\u00ad", "-")).toBe(divided);
});

test("on a line of its own a word may be longer", () => {
  expect(withSoftHyphens("Hochzeitsmoden", 15)).toBe("Hochzeitsmoden");
  expect(withSoftHyphens("Hochzeitsmoden", 14)).toBe("Hoch\u00adzeits\u00admoden");
});

test("a word that its label has divided is divided nowhere else", () =>
  expect(withSoftHyphens("Brautjungfern\u00adabendgarderobe")).toBe("Brautjungfern\u00adabendgarderobe"));

test.each([
  ["Une robe peut-elle être modifiée ?", "Une robe peut-\u2060elle être modifiée ?"],
  ["La couleur sera-t-elle juste ?", "La couleur sera-\u2060t-\u2060elle juste ?"],
  ["Abend-Kleider für 34-46", "Abend-Kleider für 34-46"],
])("the line of %j ends at no short part", (text, bound) => expect(divisible(text)).toBe(bound));
