import { expect, test } from "vitest";
import { processorTimeOf } from "#tests/support/processor-time.ts";
import { LONGEST_WORDMARK_SVG, readWordmarkSvg as read, svgUrl } from "./wordmark-svg.ts";

/** The wordmark that a file becomes; none where it is refused. */
function readWordmarkSvg(source: string) {
  const found = read(source);
  return "markup" in found ? found : undefined;
}

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

const url = 'fill="url(https://elsewhere.example)" style="background:url(//e.example)"';

test.each([
  "<script>alert(1)</script>",
  '<a href="javascript:alert(1)"><circle r="1" onclick="alert(1)"/></a>',
  '<foreignObject><iframe src="https://elsewhere.example"/></foreignObject>',
  '<animate attributeName="d" onbegin="alert(1)"/>',
  `<rect width="1" height="1" ${url}/>`,
])("what could do more than be looked at is taken out: %s", (hostile) => {
  const markup = readWordmarkSvg(drawn(path + hostile))?.markup;
  expect(markup).toContain('d="M0 0h10v4z"');
  expect(markup).not.toMatch(/script|alert|elsewhere|href|style|on\w+=|url\(/i);
});

test("a file of thousands of tags is read no further, whatever it would draw", () => {
  const metadata = (tags: number) => `<metadata>${"<item/>".repeat(tags)}</metadata>${path}`;
  expect(readWordmarkSvg(drawn(metadata(500)))).toEqual(readWordmarkSvg(drawn(path)));
  expect(readWordmarkSvg(drawn(metadata(4_000)))).toBeUndefined();
  expect(readWordmarkSvg(drawn(path + "<g>".repeat(4_000)))).toBeUndefined();
});

test.each([
  ["filled in a group that is not", '<g fill="none"><path fill="#000" d="M0 0h9v4z"/></g>'],
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
  ["a page", "<html><body>Lior</body></html>", "is not an SVG file"],
  ["a PDF", "%PDF-1.7 <svg>", "is a PDF: export the drawing as SVG"],
  ["a JPEG", "\u00ff\u00d8\u00ff\u00e0JFIF", "is not an SVG file"],
  ["live text", drawn("<text x='1'>Lior</text>"), "has letters in it: turn them into outlines"],
  ["a mark beside live text", drawn(`${path}<text><tspan>L</tspan></text>`), "has letters in it"],
  ["a picture", drawn('<image href="data:image/png;base64,AAAA"/>'), "choose the picture itself, as a PNG"],
  ["copies", drawn(`<defs>${path}</defs><use href="#a"/>`), "expand them into outlines"],
  ["nothing drawn", drawn("<g></g>"), "no shape in it is filled or outlined"],
  ["neither filled nor outlined", drawn('<path d="M0 0h9v4z" fill="none"/>'), "draws nothing"],
  ["a line without an outline", drawn('<line x1="0" y1="4" x2="40" y2="4"/>'), "draws nothing"],
  ["no size", drawn(path, ""), "has no size: give it a viewBox, or a width and a height"],
  ["a box without an end", drawn(path, 'viewBox="0 0 1e308 1e307"'), "has no size"],
  ["a box far away", drawn(path, 'viewBox="-1e308 0 40 8"'), "has no size"],
  ["a box of no numbers", drawn(path, 'viewBox="0 0 NaN Infinity"'), "has no size"],
  ["a tower", drawn(path, 'viewBox="0 0 1 40"'), "is more than twice as tall as it is wide"],
  ["a ribbon", drawn(path, 'viewBox="0 0 900 10"'), "is more than 20 times as wide as it is tall"],
  ["too much", drawn(`<path d="${"M0 0h1".repeat(LONGEST_WORDMARK_SVG / 6)}"/>`), "is too detailed"],
  ["a quotation mark, which would end an attribute", drawn(`<path d="M0 0' x='1"/>${path}`), "characters"],
  ["another within it", drawn(`<svg viewBox="0 0 1 1">${path}</svg>`), "a drawing within the drawing"],
])("%s is no wordmark, for one reason", (_what, source, fault) =>
  expect(read(source)).toEqual({ fault: expect.stringContaining(fault) }),
);

const letter = "M12.345678,3.987654c-1.234567,0.123456-2.345678.987654-3.456789,1.98765l.5.5z";

test("an exported wordmark of twenty letters in a script, with six decimals, is taken, and loses digits that nobody sees", () => {
  const shape = (at: number) =>
    `<g transform="translate(${at * 12.5} 0) scale(0.123456)"><path d="${letter.repeat(11)}"/></g>`;
  const shapes = Array.from({ length: 20 }, (_, at) => shape(at)).join("");
  const source = drawn(shapes, 'viewBox="0 0 260 100"');
  expect(source.length).toBeGreaterThan(18_000);
  const markup = readWordmarkSvg(source)?.markup ?? "";
  expect(markup).toContain(
    '<g transform="translate(12.5 0) scale(0.123456)"><path d="M12.35,3.99c-1.23,0.12-2.35.99-3.46,1.99l.5.5z',
  );
  expect(readWordmarkSvg(markup)?.markup).toBe(markup);
});

test("an exported wordmark with flags of arcs that touch their numbers stays as it is drawn", () => {
  const arc = '<path d="M1.00001 1a1 1 0 01.123456.999999a1 1 0 1 11e-7 2.5e-7"/>';
  expect(readWordmarkSvg(drawn(arc, 'viewBox="0 0 300 100"'))?.markup).toContain(
    'd="M1.00 1a1 1 0 01.12.99a1 1 0 1 11e-7 2.5e-7"',
  );
});

const classes = ".a,.b{fill:none;stroke:#000}.b{stroke-width:2px}";
const inline = "fill:none;stroke:#000000;stroke-width:2px";

test.each([
  ["by classes", `<style>${classes}</style><path class="b" d="M0 0h9v4z"/>`],
  ["by the style of each shape", `<path style="${inline}" d="M0 0h9v4z"/>`],
])("an exported wordmark outlined %s is outlined", (_how, content) => {
  expect(readWordmarkSvg(drawn(content))?.markup).toContain(
    '<path d="M0 0h9v4z" stroke-width="2px" fill="none" stroke="currentColor">',
  );
});

test("an exported wordmark cut to its frame, and white for dark paper, is not the frame", () => {
  const frame =
    '<g clip-path="url(#a)"><path fill="#fff" d="M0 0h9v4z"/></g><defs><clipPath id="a"><rect width="40" height="8" fill="white"/></clipPath></defs>';
  const markup = readWordmarkSvg(drawn(frame))?.markup;
  expect(markup).toContain('d="M0 0h9v4z"');
  expect(markup).not.toContain("<rect");
});

test.each([
  ["style sheets without an end", `<style>`.repeat(3_900)],
  ["a rule without braces", `<style>${"a.".repeat(50_000)}</style>`],
  ["digits without an end", `<path d="M0.${"1".repeat(100_000)}e"/>`],
  ["declarations without a colon", `<path style="${"a".repeat(100_000)}"/>`],
])("%s take no time", async (_what, content) => {
  expect(await processorTimeOf(() => read(drawn(content)))).toBeLessThan(500);
});

test("it cannot leave the value of a style sheet that it is written into", () => {
  expect(readWordmarkSvg(drawn(`<path d="M0 0&quot;)}&lt;/style>"/>${path}`))).toBeUndefined();
  expect(svgUrl({ markup: drawn(path), ratio: 5 })).toMatch(/^url\("[^"<>\\]*"\)$/);
});
