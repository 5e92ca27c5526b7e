import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MarkedName, MarkedWords } from "./marked-text.tsx";

test.each([
  ["Aurélie", "reli", "Au<mark>réli</mark>e"],
  ["Aure\u0301lie", "re", "Au<mark>re\u0301</mark>lie"],
  ["Straße", "ss", "Stra<mark>ß</mark>e"],
  ["Straße", "se", "Stra<mark>ße</mark>"],
  ["Rosalind", "ROSA", "<mark>Rosa</mark>lind"],
  ["A <b>", "<b", "A <mark>&lt;b</mark>&gt;"],
  ["Rosalind", "", "Rosalind"],
])("%s, searched for by %j", (name, text, expected) => {
  expect(drawn(<MarkedName name={name} text={text} words={[]} />)).toBe(expected);
});

test("words that were met are marked, whatever their case and accents", () => {
  const marked = drawn(<MarkedWords text="Crêpe & A-line satin" words={["crepe", "line"]} />);
  expect(marked).toBe("<mark>Crêpe</mark> &amp; A-<mark>line</mark> satin");
});

/** Words that are not marked have elements of their own, too. */
function drawn(element: ReactNode): string {
  return renderToStaticMarkup(element).replace(/<\/?span>/g, "");
}
