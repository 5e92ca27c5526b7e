import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PageBody } from "./page-body.tsx";

test("a picture tells its own size, which it is never shown larger than", () => {
  const picture = { src: "/images/box.jpg", alt: "A box", width: 300, height: 3000 };
  const markup = renderToStaticMarkup(
    <PageBody slug="silk" blocks={[{ _type: "image", _key: "p", picture, caption: "" }]} />,
  );
  expect(markup).toContain('<figure style="--width:300;--height:3000"><img');
});

function cellsOf(hasHeader: boolean, ...rows: string[][]): string[] {
  const markup = renderToStaticMarkup(
    <PageBody slug="silk" blocks={[{ _type: "table", _key: "t", hasHeader, rows }]} />,
  );
  return [...markup.matchAll(/<(?:th|td)\b.*?<\/(?:th|td)>/g)].map(([cell]) => cell);
}

test("each heading of a table is of its column", () => {
  const expected = ['<th scope="col">To</th>', '<th scope="col">Days</th>', "<td>Paris</td>", "<td>2</td>"];
  expect(cellsOf(true, ["To", "Days"], ["Paris", "2"])).toEqual(expected);
});

test("where the first column has no heading, its cells are the headings of their rows, and no heading is empty", () =>
  expect(cellsOf(true, ["", "Steam", ""], ["Silk", "None", "Cold"], ["", "By us", ""])).toEqual([
    "<td></td>",
    '<th scope="col">Steam</th>',
    "<td></td>",
    '<th scope="row">Silk</th>',
    "<td>None</td>",
    "<td>Cold</td>",
    "<td></td>",
    "<td>By us</td>",
    "<td></td>",
  ]));

test.each([
  ["has none", false, ["", "2"]],
  ["has only empty ones", true, ["", ""]],
])("a table that %s has no headings", (_case, hasHeader, first) =>
  expect(cellsOf(hasHeader, first, ["Paris", "2"])).toEqual([
    ...first.map((cell) => `<td>${cell}</td>`),
    "<td>Paris</td>",
    "<td>2</td>",
  ]),
);
