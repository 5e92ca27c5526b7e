import { beforeAll, describe, expect, test } from "vitest";
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

test("the index for searching while typing holds every dress, and is not sent twice", async () => {
  const response = await fetchPath("/search-index.json");
  expect(response.headers.get("content-type")).toContain("application/json");
  const index = await response.json();
  expect(index.dresses.names).toEqual(dresses.map(({ name }) => name));
  expect(index.first[0]).toEqual({
    slug: "aurelie",
    name: "Aurélie",
    price: 2450,
    picture: expect.objectContaining({ src: expect.stringContaining("/images/"), alt: expect.any(String) }),
  });
  const headers = { "if-none-match": response.headers.get("etag") ?? "" };
  expect((await fetchPath("/search-index.json", { headers })).status).toBe(304);
});

describe("the page of the search", () => {
  test.each([
    ["auré", "/product/aurelie", "by a name"],
    ["vivienn burgandy", "/product/vivienne", "with typing errors"],
    ["CREPE", "", "without accents"],
    ["duchess satin", "/product/vivienne", "by the fabric"],
    ["trumpet", "/product/vivienne", "by the silhouette"],
  ])("finds %j: %s, %s", async (text, expected, _how) => {
    const { html, status } = await fetchPage(`/search?q=${encodeURIComponent(text)}`);
    expect(status).toBe(200);
    const found = productsIn(mainOf(html));
    expect(found.length).toBeGreaterThan(0);
    if (expected) expect(found).toContain(expected);
    expect(mainOf(html)).toContain("<mark>");
    const answer = await (await fetchPath(`/search.json?q=${encodeURIComponent(text)}`)).json();
    expect(found.slice(0, 24)).toEqual(
      answer.results.map(({ slug }: { slug: string }) => `/product/${slug}`),
    );
  });

  test("has those whose name it is first, in the label's order", async () => {
    const found = productsIn(mainOf((await fetchPage("/search?q=li")).html));
    const named = dresses
      .filter(({ name }) => plain(name).includes("li"))
      .map(({ slug }) => `/product/${slug.current}`);
    expect(found.slice(0, named.length)).toEqual(named);
  });

  test("is not indexed, and has what was typed in its field and its title", async () => {
    const { html } = await fetchPage("/search?q=%22%3E%3Cb%3Etulle");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(mainOf(html)).toContain('value="&quot;&gt;&lt;b&gt;tulle"');
    expect(html).toMatch(/<title>“&quot;&gt;&lt;b&gt;tulle” \| Search \| /);
  });

  test.each(["/search", "/search?q=", "/search?q=%20%00", "/search?q="])(
    "%s, which searches for nothing, shows the label's first dresses and the collections",
    async (path) => {
      const main = mainOf((await fetchPage(path)).html);
      expect(productsIn(main)).toEqual(dresses.slice(0, 6).map(({ slug }) => `/product/${slug.current}`));
      expect(linksOf(main)).toContainEqual(expect.objectContaining({ href: "/collection/tulle-dresses" }));
    },
  );

  test("where nothing is found, has what is spelt most alike, and the label to be asked", async () => {
    const { html } = await fetchPage(`/search?q=${encodeURIComponent("Auroliax")}`);
    expect(textOf(mainOf(html))).toContain("No dress goes by that name.");
    expect(productsIn(mainOf(html))).toContain("/product/aurelie");
    const ask = linksOf(mainOf(html)).find(({ name }) =>
      name.startsWith("Ask us on WhatsApp for “Auroliax”"),
    );
    expect(new URL(ask?.href ?? "").searchParams.get("text")).toBe(
      "Hello, I have a question.\nI am looking for “Auroliax”.",
    );
  });

  test.each([
    ["a long text", "a".repeat(10_000)],
    ["many words", "tulle ".repeat(1_000)],
    ["a pattern", "(a+)+$[\\^.*"],
    ["emoji, one of them cut in two", `${"👩‍❤️‍👨".repeat(12)}abc\ud83d`],
    ["a script", "</script><script>alert(1)</script>"],
    ["a name of every object", "__proto__ constructor toString"],
  ])("answers %s", async (_, text) => {
    for (const path of ["/search?q=", "/search.json?q=", "/faq?search="]) {
      const response = await fetchPath(path + encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd")));
      expect(response.status, path).toBe(200);
      expect(await response.text()).not.toContain("<script>alert(1)");
    }
  });

  test("is not cached, and leads to as many addresses as are worth rendering", async () => {
    expect((await fetchPath("/search?q=tulle")).headers.get("cache-status")).toContain("bypass");
    expect((await fetchPath("/search.json?q=tulle")).headers.get("cache-status")).toContain("bypass");
  });
});

function productsIn(html: string) {
  return linksOf(html)
    .map(({ href }) => href)
    .filter((href) => href.startsWith("/product/"));
}

function mainOf(html: string) {
  return between(html, "<main", "</main>");
}

function overlayOf(html: string) {
  return between(html, '<dialog id="search"', "</dialog>");
}

function plain(text: string) {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}
