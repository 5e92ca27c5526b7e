import { describe, expect, test } from "vitest";
import { LONGEST_WORDMARK_SVG, readWordmarkSvg, svgUrl } from "./wordmark-svg.ts";

const path = '<path d="M0 0h10v4z" fill-rule="evenodd"/>';
const drawn = (content: string, attributes = 'viewBox="0 0 40 8"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

test("shapes stay, in one colour, and it is known how wide they are", () => {
  const clean = '<path d="M0 0h10v4z" fill-rule="evenodd"></path>';
  const exported = `<?xml version="1.0"?><!-- Made by a program --><!DOCTYPE svg>${drawn(
    `<title>Lior</title><defs><style>.a{fill:red}</style></defs><g id="x" fill="#c00" stroke="#c00" class="a">${path}</g><g fill="none" stroke="none">${path}</g>`,
  )}`;
  expect(readWordmarkSvg(exported)).toEqual({
    markup: drawn(
      `<g fill="currentColor" stroke="currentColor">${clean}</g><g fill="none" stroke="none">${clean}</g>`,
    ),
    ratio: 5,
  });
  expect(readWordmarkSvg(drawn(path, 'width="30px" height="10"'))?.ratio).toBe(3);
});

describe("what could do more than be looked at is taken out", () => {
  test.each([
    ["<script>alert(1)</script>"],
    ['<a href="javascript:alert(1)"><circle r="1" onclick="alert(1)"/></a>'],
    ['<foreignObject><iframe src="https://elsewhere.example"/></foreignObject>'],
    ['<animate attributeName="d" onbegin="alert(1)"/>'],
    [
      '<rect width="1" height="1" fill="url(https://elsewhere.example)" style="background:url(//e.example)"/>',
    ],
  ])("%s", (hostile) => {
    const read = readWordmarkSvg(drawn(path + hostile));
    expect(read?.markup).toContain('d="M0 0h10v4z"');
    expect(read?.markup).not.toMatch(/script|alert|elsewhere|href|style|on\w+=|url\(/i);
  });
});

test("a file of thousands of tags is read no further, whatever it would draw", () => {
  const metadata = (tags: number) => `<metadata>${"<item/>".repeat(tags)}</metadata>${path}`;
  expect(readWordmarkSvg(drawn(metadata(500)))).toEqual(readWordmarkSvg(drawn(path)));
  expect(readWordmarkSvg(drawn(metadata(2_000)))).toBeUndefined();
  expect(readWordmarkSvg(drawn(path + "<g>".repeat(2_000)))).toBeUndefined();
});

test.each([
  [
    "filled in a group that is not",
    '<g fill="none" fill-rule="evenodd"><path fill="#000" d="M0 0h9v4z"/></g>',
  ],
  ["outlined alone", '<g fill="none"><path stroke="#000" d="M0 0h9v4z"/></g>'],
  ["a line", '<line x1="0" y1="4" x2="40" y2="4" stroke="#000"/>'],
  ["white, as it is made for dark paper", '<path fill="#FFF" d="M0 0h9v4z"/>'],
])("%s is seen, in the colour of the page", (_what, content) =>
  expect(readWordmarkSvg(drawn(content))?.markup).toMatch(/(fill|stroke)="currentColor"/),
);

test("what its root says of filling and outlines holds for its shapes", () => {
  const outlined = drawn(path, 'viewBox="0 0 40 8" fill="none" stroke="#000" stroke-width="2"');
  expect(readWordmarkSvg(outlined)?.markup).toContain(
    ' viewBox="0 0 40 8" stroke-width="2" fill="none" stroke="currentColor"><path',
  );
});

test("white beside another colour is its ground, and is not drawn", () => {
  const ground = '<rect width="40" height="8" fill="#ffffff"/>';
  expect(readWordmarkSvg(drawn(`${ground}${path}`))?.markup).toContain(
    '<rect width="40" height="8" fill="none">',
  );
});

test.each([
  ["a page", "<html><body>Lior</body></html>"],
  ["nothing drawn", drawn("<g></g>")],
  ["neither filled nor outlined", drawn('<path d="M0 0h9v4z" fill="none"/>')],
  ["a line without an outline", drawn('<line x1="0" y1="4" x2="40" y2="4"/>')],
  ["no size", drawn(path, "")],
  ["a box without an end", drawn(path, 'viewBox="0 0 1e308 1e307"')],
  ["a box far away", drawn(path, 'viewBox="-1e308 0 40 8"')],
  ["a box of no numbers", drawn(path, 'viewBox="0 0 NaN Infinity"')],
  ["a tower", drawn(path, 'viewBox="0 0 1 40"')],
  ["too much", drawn(`<path d="${"M0 0h1".repeat(LONGEST_WORDMARK_SVG / 6)}"/>`)],
  ["a quotation mark, which would end an attribute", drawn(`<path d="M0 0' x='1"/>${path}`)],
  ["another within it", drawn(`<svg viewBox="0 0 1 1">${path}</svg>`)],
])("%s is no wordmark", (_what, source) => expect(readWordmarkSvg(source)).toBeUndefined());

test("it cannot leave the value of a style sheet that it is written into", () => {
  const read = readWordmarkSvg(drawn(`<path d="M0 0&quot;)}&lt;/style>"/>${path}`));
  expect(read).toBeUndefined();
  const url = svgUrl({ markup: drawn(path), ratio: 5 });
  expect(url).toMatch(/^url\("[^"<>\\]*"\)$/);
});
