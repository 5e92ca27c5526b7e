import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Emphasis, withoutEmphasis } from "./emphasis.tsx";

test("Asterisks set a word in italics, a line break is one, and nothing else is markup", () =>
  expect(renderToStaticMarkup(<Emphasis text={"Come & see\n*the* <b>"} />)).toBe(
    "Come &amp; see<br/><i>the</i> &lt;b&gt;",
  ));

test("A title for metadata has neither", () =>
  expect(withoutEmphasis("Octave\n*Auvrane*")).toBe("Octave Auvrane"));
