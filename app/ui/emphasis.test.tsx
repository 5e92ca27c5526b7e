import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Emphasis, withoutEmphasis } from "./emphasis.tsx";

test("Asterisks set a word in italics, a line break is one, and nothing else is markup", () =>
  expect(renderToStaticMarkup(<Emphasis text={"Come & see\n*the* <b>"} />)).toBe(
    "<span><span>Come &amp; see</span><br/><i>the</i><span> &lt;b&gt;</span></span>",
  ));

test("A text without either is all that its element holds", () =>
  expect(renderToStaticMarkup(<Emphasis text="Come & see" />)).toBe("<span>Come &amp; see</span>"));

test("A title for metadata has neither", () =>
  expect(withoutEmphasis("Octave\n*Auvrane*")).toBe("Octave Auvrane"));
