import { expect, test } from "vitest";
import { markOf } from "#app/content/source-marks.server.ts";
import { withDataAttributes } from "./data-attributes.ts";

const field = "id=a;type=product;path=name;base=%2F";

/** A page with Aurélie's name in it. */
function written(page: (name: string) => string): string {
  return withDataAttributes(page("Aurélie"), page(`Aurélie${markOf(field)}`));
}

test.each<[string, (name: string) => string, string]>([
  ["a heading", (name) => `<h1 class="a">${name}</h1>`, `<h1 data-sanity="${field}" class="a">Aurélie</h1>`],
  [
    "a text with others",
    (name) => `<p><br/>One <em>two</em> &amp; ${name}<!-- -->.</p><p>b</p>`,
    `<p data-sanity="${field}"><br/>One <em>two</em> &amp; Aurélie<!-- -->.</p><p>b</p>`,
  ],
  [
    "a picture",
    (name) => `<a title="${name}"><img alt="${name}" src="/a"/></a>`,
    `<a title="Aurélie"><img data-sanity="${field}" alt="Aurélie" src="/a"/></a>`,
  ],
])("%s leads to its field", (_what, page, expected) => {
  expect(written(page)).toBe(expected);
});

test.each<(name: string) => string>([
  (name) => `<title>${name}</title>`,
  (name) => `<meta content="${name}"/>`,
  (name) => `<a href="https://wa.me/1?text=${encodeURIComponent(name)}">Ask</a>`,
  (name) => `<script type="application/ld+json">{"name":"${name}"}</script>`,
])("what is no text of the page does not: %s", (page) => {
  expect(written(page)).toBe(page("Aurélie"));
});

test.each([
  '"><meta http-equiv=refresh content="0;url=https://elsewhere.example">',
  '" onclick="alert(1)',
  'id=a;type=product;path=name;base=%2F"><b>',
  "id=a;type=product;path=a&quot;b;base=%2F",
  "",
])("what a visitor has sent between such characters is a text: %j", (sent) => {
  const page = `<p>${markOf(sent).replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")}</p>`;
  expect(withDataAttributes(page, page)).toBe(page);
});

test("an element that a mark has changed keeps none, and the others have theirs", () => {
  const marked = `<p>A ${markOf(field)}longer</p><h1>b${markOf(field)}</h1>`;
  expect(withDataAttributes("<p>A</p><h1>b</h1>", marked)).toBe(`<p>A</p><h1 data-sanity="${field}">b</h1>`);
});

test("two elements that come in another order in the marked page each have their own", () => {
  const other = field.replace("name", "text");
  const marked = `<p>A${markOf(other)}</p><h1>b${markOf(field)}</h1>`;
  expect(withDataAttributes("<h1>b</h1><p>A</p>", marked)).toBe(
    `<h1 data-sanity="${field}">b</h1><p data-sanity="${other}">A</p>`,
  );
});
