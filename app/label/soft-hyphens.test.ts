import { expect, test } from "vitest";
import { withSoftHyphens } from "./soft-hyphens.ts";

test.each([
  ["Aurélie of silk", "Aurélie of silk"],
  ["Достопримечательность", "Достопри-ме-ча-тельность"],
  ["Κωνσταντινουπολίτισσα", "Κωνσταντι-νου-πο-λί-τισσα"],
  ["Das Hochzeitskleiderträumerei", "Das Hochzeitsklei-derträu-merei"],
  ["Wassermelonenmayonnaise", "Wasserme-lo-nenmayonnaise"],
  ["Первомайскийпраздник", "Перво-майскийпраздник"],
  ["دارالأزياءالراقيةالجميلة", "دارالأزياءالراقيةالجميلة"],
  ["x".repeat(40), "x".repeat(40)],
])("%s may be divided as %s, in long words alone", (text, divided) => {
  expect(withSoftHyphens(text).replaceAll("\u00ad", "-")).toBe(divided);
});
