import { beforeAll, expect, test } from "vitest";
import { type Dress, readDataset } from "#tests/support/dataset.ts";
import { between, fetchPage, fetchPath, linksOf, textOf } from "#tests/support/page.ts";

let dresses: Dress[];

beforeAll(async () => {
  dresses = await readDataset();
});

test.each(["/", "/collection/tulle-dresses", "/product/aurelie", "/faq"])(
  "%s?search= opens the search without script",
  async (path) => {
    const overlay = overlayOf((await fetchPage(`${path}?search=`)).html);
    expect(overlay).toMatch(/^<dialog id="search"[^>]*\sopen=""/);
    expect(overlay).toMatch(/<input[^>]*type="search"[^>]*name="search"/);
    expect(overlay).toMatch(/<form[^>]*method="get"/);
  },
);

test("it is closed on every other page", async () => {
  const overlay = overlayOf((await fetchPage("/")).html);
  expect(overlay).toMatch(/^<dialog/);
  expect(overlay).not.toMatch(/^<dialog[^>]*\sopen=""/);
});

test.each(["aur", "AUR", "li", "ne", "é", "  vi "])(
  "%j finds names by substring, whatever the case",
  async (text) => {
    const { html } = await fetchPage(`/?search=${encodeURIComponent(text)}`);
    const wanted = plain(text.trim());
    const expected = dresses
      .filter(({ name }) => plain(name).includes(wanted))
      .map(({ slug }) => `/product/${slug.current}`);
    const found = linksOf(overlayOf(html))
      .map(({ href }) => href)
      .filter((href) => href.startsWith("/product/"));
    expect(found).toEqual(expected.slice(0, 24));
    expect(found.length).toBeGreaterThan(0);
  },
);

test("a match has an image, the name, and the price followed by a dollar sign", async () => {
  const match = between(
    overlayOf((await fetchPage("/?search=aurelie")).html),
    'href="/product/aurelie"',
    "</a>",
  );
  expect(match).toContain("<img");
  expect(textOf(`<a ${match}`)).toMatch(/^Aurélie 2,450\s\$$/);
});

test("nothing found is said kindly, with ways on", async () => {
  const overlay = overlayOf((await fetchPage("/?search=zzz")).html);
  expect(textOf(overlay)).toContain("No dress goes by that name.");
  expect(linksOf(overlay)).toContainEqual(expect.objectContaining({ href: "/collection/tulle-dresses" }));
});

test("what was typed stays in the field, and is never markup", async () => {
  const { status, html } = await fetchPage(`/?search=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(status).toBe(200);
  expect(html).not.toContain("<script>alert(1)");
  expect(overlayOf(html)).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
});

test("a text of any length is answered", async () => {
  const { status, html } = await fetchPage(`/?search=${"é".repeat(1000)}`);
  expect(status).toBe(200);
  expect(textOf(overlayOf(html))).toContain("No dress goes by that name.");
});

test("the index for searching while typing holds name, price and picture of every dress", async () => {
  const response = await fetchPath("/search-index.json");
  expect(response.headers.get("content-type")).toContain("application/json");
  const index = await response.json();
  expect(index).toHaveLength(dresses.length);
  expect(index[0]).toEqual({
    slug: "aurelie",
    name: "Aurélie",
    price: 2450,
    picture: expect.objectContaining({ src: expect.stringContaining("/images/"), alt: expect.any(String) }),
  });
});

function overlayOf(html: string) {
  return between(html, '<dialog id="search"', "</dialog>");
}

function plain(text: string) {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}
