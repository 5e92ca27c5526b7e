import { expect, test } from "vitest";
import { withSoftHyphens } from "./soft-hyphens.ts";

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
