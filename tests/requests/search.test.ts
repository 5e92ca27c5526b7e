import { beforeAll, describe, expect, test } from "vitest";
import { type Dress, readDataset } from "#tests/support/dataset.ts";
import { attributeOf, between, fetchPage, fetchPath, linksOf, textOf } from "#tests/support/page.ts";

let dresses: Dress[];

beforeAll(async () => {
  dresses = await readDataset();
});

test.each(["/", "/product/aurelie"])("%s?search= opens the search without script", async (path) => {
  const overlay = overlayOf((await fetchPage(`${path}?search=`)).html);
  expect(overlay).toMatch(/^<dialog id="search"[^>]*\sopen=""/);
  expect(overlay).toMatch(/<input[^>]*type="search"[^>]*name="search"/);
  expect(overlay).toMatch(/<form[^>]*method="get"/);
});

test.each(["/", "/search?q=vi", "/no-page"])("%s has it closed, with nothing found", async (path) => {
  const overlay = overlayOf((await fetchPage(path)).html);
  expect(overlay).toMatch(/^<dialog/);
  expect(overlay).not.toMatch(/^<dialog[^>]*\sopen=""/);
  expect(productsIn(overlay)).toEqual([]);
});

test.each(["AUR", "ne", "é", "  vi "])("%j finds names by substring, whatever the case", async (text) => {
  const { html } = await fetchPage(`/?search=${encodeURIComponent(text)}`);
  const wanted = plain(text.trim());
  const expected = dresses
    .filter(({ name }) => plain(name).includes(wanted))
    .map(({ slug }) => `/product/${slug.current}`);
  expect(expected.length, "some, and not all").toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(dresses.length);
  // Dresses that are found by other words follow.
  expect(productsIn(overlayOf(html)).slice(0, expected.length)).toEqual(expected);
});

test("a match has an image, the name, and the price followed by a dollar sign", async () => {
  const { html } = await fetchPage("/?search=aurelie");
  const match = between(overlayOf(html), 'href="/product/aurelie"', "</a>");
  expect(match).toContain("<img");
  expect(textOf(`<a ${match}`)).toMatch(/^Aurélie 2,450\s\$$/);
});

test("pages stand above dresses that have their words by chance, and below those that are meant", async () => {
  for (const address of ["/?search=", "/search?q="]) {
    const placesAt = async (text: string) => {
      const { html } = await fetchPage(address + encodeURIComponent(text));
      const shown = address === "/?search=" ? overlayOf(html) : mainOf(html);
      return { page: shown.indexOf('href="/faq"'), dress: shown.indexOf('href="/product/') };
    };
    const asked = await placesAt("how long does it take");
    expect(asked.page, "it asks").toBeGreaterThan(0);
    expect(asked.page).toBeLessThan(asked.dress);
    const named = await placesAt("black dress, shipping");
    expect(named.dress, "it names a dress").toBeGreaterThan(0);
    expect(named.dress).toBeLessThan(named.page);
  }
});

test("nothing found is said kindly, with ways on", async () => {
  const overlay = overlayOf((await fetchPage("/?search=zzz")).html);
  expect(textOf(overlay)).toContain("We found no dress for");
  expect(productsIn(overlay)).toEqual([]);
  expect(linksOf(overlay)).toContainEqual(expect.objectContaining({ href: "/collection/tulle-dresses" }));
});

test("what was typed stays in the field, and is never markup", async () => {
  const { status, html } = await fetchPage(`/?search=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(status).toBe(200);
  expect(html).not.toContain("<script>alert(1)");
  expect(overlayOf(html)).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
});

test.each([
  "/fitting?dress=aurelie&dress=isaure&dress=gone&differences=marked",
  "/collection/tulle-dresses?sort=price-ascending&colour=white&colour=green",
  "/collection/bridal-dresses?view=rail",
])("without script the search is sent and closed on %s with all that is in its address", async (path) => {
  const opened = overlayOf((await fetchPage(path)).html);
  const sent = formUrl(formIn(opened, 'type="search"'));
  expect(spelled(sent)).toEqual(spelled(`${path}&search=`));
  const overlay = overlayOf((await fetchPage(sent)).html);
  expect(spelled(formUrl(formIn(overlay, 'type="search"')))).toEqual(spelled(`${path}&search=`));
  const close = linksOf(overlay).find(({ name }) => name === "Close search")?.href ?? "";
  expect(spelled(close)).toEqual(spelled(path));
});

test("the dialog is answered while somebody types, and the same words again within half a minute cost nothing", async () => {
  const response = await fetchPath("/search.json?q=aur");
  expect(response.headers.get("content-type")).toContain("application/json");
  expect(response.headers.get("cache-control")).toBe("public, max-age=30, s-maxage=5");
  expect(response.headers.get("cache-status"), "words of strangers fill no cache").toBe("shop; fwd=bypass");
  const { query, results, first } = await response.json();
  expect([query, first.length]).toEqual(["aur", 6]);
  expect(results[0]).toMatchObject({
    slug: "aurelie",
    name: "Aurélie",
    price: "2,450\u00a0$",
    picture: { src: expect.stringContaining("/images/") },
  });
  const headers = { "if-none-match": response.headers.get("etag") ?? "" };
  const again = await fetchPath("/search.json?q=aur", { headers });
  expect([again.status, again.headers.get("x-build")]).toEqual([304, response.headers.get("x-build")]);
  expect(response.headers.get("x-build"), "app/ui/fetch-json.ts").toMatch(/^\w+$/);
});

describe("the page of the search", () => {
  test.each([
    ["auré", "/product/aurelie", "by a name"],
    ["vivienn burgandy", "/product/vivienne", "with typing errors"],
    ["ballgown red", "/product/ginevra", "by the family of a colour, and two words as one"],
    ["to rent 38", "/product/vivienne", "by what it is offered for, and a size"],
  ])("finds %j: %s, %s", async (text, expected, _how) => {
    const { html, status } = await fetchPage(`/search?q=${encodeURIComponent(text)}`);
    expect(status).toBe(200);
    const found = productsIn(mainOf(html));
    expect(found).toContain(expected);
    expect(found.length, "not all there are").toBeLessThan(dresses.length);
    expect(between(mainOf(html), `href="${expected}`, "</a>")).toMatch(/<mark>[^<]+<\/mark>/);
    const answer = await (await fetchPath(`/search.json?q=${encodeURIComponent(text)}`)).json();
    expect(found.slice(0, 24)).toEqual(
      answer.results.map(({ slug }: { slug: string }) => `/product/${slug}`),
    );
    const overlay = overlayOf((await fetchPage(`/faq?search=${encodeURIComponent(text)}`)).html);
    expect(productsIn(overlay)).toContain(expected);
  });

  test.each([["delivery", "/faq"]])("%j leads to %s, in the dialog, too", async (text, href) => {
    const main = mainOf((await fetchPage(`/search?q=${encodeURIComponent(text)}`)).html);
    expect(linksOf(main).map((link) => link.href)).toContain(href);
    expect(textOf(main)).not.toContain("We found no dress for");
    const overlay = overlayOf((await fetchPage(`/about?search=${encodeURIComponent(text)}`)).html);
    expect(linksOf(overlay).map((link) => link.href)).toContain(href);
  });

  test("has what was typed in its field and its title", async () => {
    const { html } = await fetchPage("/search?q=tulle%22%3E%3Cb%3E");
    expect(mainOf(html)).toContain('value="tulle&quot;&gt;&lt;b&gt;"');
    expect(html).toMatch(/<title>“tulle&quot;&gt;&lt;b&gt;” \| Search \| /);
  });

  test("sets no marks round a query that has its own", async () => {
    const { html } = await fetchPage("/search?q=%22tulle%22");
    expect(html).toMatch(/<title>&quot;tulle&quot; \| Search \| /);
  });

  test.each(["/search", "/search?q=%20%00"])(
    "%s shows the first dresses and the collections",
    async (path) => {
      const main = mainOf((await fetchPage(path)).html);
      expect(productsIn(main)).toEqual(dresses.slice(0, 6).map(({ slug }) => `/product/${slug.current}`));
      expect(linksOf(main)).toContainEqual(expect.objectContaining({ href: "/collection/tulle-dresses" }));
    },
  );

  test.each([
    ["a long text", "a".repeat(10_000)],
    ["many words", "tulle ".repeat(1_000)],
    ["a script", "</script><script>alert(1)</script>"],
    ["a name of every object", "__proto__ constructor toString"],
  ])("answers %s", async (_, text) => {
    for (const path of ["/search?q=", "/search.json?q=", "/faq?search="]) {
      const response = await fetchPath(path + encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd")));
      expect(response.status, path).toBe(200);
      const isData = response.headers.get("content-type")?.includes("application/json");
      expect(isData || !(await response.text()).includes("<script>alert(1)"), path).toBe(true);
    }
  });
});

function productsIn(html: string) {
  return linksOf(html)
    .map(({ href }) => href.replace(/\?.*/, ""))
    .filter((href) => href.startsWith("/product/"));
}

function mainOf(html: string) {
  return between(html, "<main", "</main>");
}

function overlayOf(html: string) {
  return between(html, '<dialog id="search"', "</dialog>");
}

/** The form that has this in it. */
function formIn(html: string, mark: string) {
  return [...html.matchAll(/<form\b[\s\S]*?<\/form>/g)].find(([form]) => form.includes(mark))?.[0] ?? "";
}

/** Where a form leads that is sent as it is. */
function formUrl(form: string) {
  const query = new URLSearchParams();
  for (const [, attributes = ""] of form.matchAll(/<input\b([^>]*)>/g)) {
    const name = attributeOf(attributes, "name");
    if (name && !/\sdisabled/.test(attributes)) query.append(name, attributeOf(attributes, "value") ?? "");
  }
  return `${attributeOf(form, "action")}?${query}`;
}

/** The order of several dresses counts, that of parameters does not. */
function spelled(address: string) {
  const { pathname, searchParams } = new URL(address, "http://shop");
  const said = [...searchParams].flatMap(([name, values]) =>
    values.split(/,| {2}/).map((value) => [name, value] as const),
  );
  return { pathname, said: said.toSorted(([one], [other]) => (one < other ? -1 : Number(one > other))) };
}

function plain(text: string) {
  const letters = text.normalize("NFD").replace(/\p{Mn}/gu, "");
  return letters.toLowerCase();
}
