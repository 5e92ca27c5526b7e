import { describe, expect, test } from "vitest";
import { readDataset } from "#tests/support/dataset.ts";
import { between, fetchPage, fetchPath, linksOf, slugsIn } from "#tests/support/page.ts";

type Neighbours = { previous?: { slug: string; name: string }; next?: { slug: string; name: string } };

async function neighboursOf(dress: string, list: string): Promise<Neighbours | null> {
  const response = await fetchPath(`/neighbours.json?${new URLSearchParams({ dress, list })}`);
  expect(response.status).toBe(200);
  return response.json();
}

async function expectNeighbours(list: string, slugs: readonly string[]) {
  expect(slugs.length, list).toBeGreaterThan(2);
  for (const [index, slug] of slugs.entries()) {
    const { previous, next } = (await neighboursOf(slug, list)) ?? {};
    expect([previous?.slug, next?.slug], `${slug} in ${list}`).toEqual([slugs[index - 1], slugs[index + 1]]);
  }
}

describe("the dresses beside one", () => {
  test("are linked in the page, in the label's own order", async () => {
    const dresses = await readDataset();
    const tulle = dresses.filter(({ category }) => category === "tulle-dresses");
    expect(tulle).toHaveLength(7);
    for (const [index, { slug }] of tulle.entries()) {
      const { html } = await fetchPage(`/product/${slug.current}`);
      const links = linksOf(between(html, 'aria-label="Other dresses in this list"', "</nav>"));
      const expected = [tulle[index - 1], tulle[index + 1]].flatMap((other) => other?.slug.current ?? []);
      expect(links.map(({ href }) => href)).toEqual(expected.map((other) => `/product/${other}`));
    }
  });

  test.each([
    "/collection/tulle-dresses?sort=price-descending",
    "/collection/satin-dresses?sort=name-descending&for=rent&page=9",
    "/search?q=tulle",
  ])("in %s are those of the page", async (list) => {
    const { html } = await fetchPage(list);
    await expectNeighbours(list, slugsIn(between(html, "<main", "</main>")));
  });

  test("in a fitting list are in its order", async () => {
    const slugs = ["odette", "aurelie", "solange"];
    await expectNeighbours(`/fitting?${slugs.map((slug) => `dress=${slug}`).join("&")}`, slugs);
  });

  test.each([
    ["aurelie", "/collection/satin-dresses?sort=price-descending"],
    ["aurelie", "/collection/%zz"],
    ["aurelie", "//elsewhere.example/collection/tulle-dresses"],
    ["nobody", "/collection/tulle-dresses"],
    ["constructor", "/fitting?dress=constructor"],
  ])("of %s in %s are none", async (dress, list) => {
    expect(await neighboursOf(dress, list)).toBeNull();
  });
});

describe("what completes the look", () => {
  test("is what the label has chosen, in its order, and nothing where it has chosen none", async () => {
    const dresses = await readDataset();
    const slugOf = (id: string) => dresses.find(({ _id }) => _id === id)?.slug.current;
    const chosen = dresses.filter(({ completesLook = [] }) => completesLook.length > 0);
    expect(chosen.length).toBeGreaterThan(3);
    for (const { slug, category, completesLook = [] } of dresses) {
      const { html } = await fetchPage(`/product/${slug.current}`);
      const chosen = completesLook.map(({ _ref }) => slugOf(_ref));
      const [company, others] = ["company", "more"].map((id) =>
        html.includes(`aria-labelledby="${id}"`)
          ? slugsIn(between(html, `aria-labelledby="${id}"`, "</section>"))
          : [],
      );
      expect(company).toEqual(chosen);
      const collections = others?.map(
        (other) => dresses.find(({ slug }) => slug.current === other)?.category,
      );
      expect(new Set(collections), "the heading names their collection").toEqual(new Set([category]));
      expect(
        others?.filter((other) => chosen.includes(other)),
        "each once",
      ).toEqual([]);
    }
  });
});

describe("cards of dresses by their slugs", () => {
  const slugsOf = async (query: string) => {
    const response = await fetchPath(`/dresses.json${query}`);
    expect(response.status).toBe(200);
    const cards: { slug: string }[] = await response.json();
    return cards.map(({ slug }) => slug);
  };

  test("are in the order that is asked for, without what is not shown", async () => {
    expect(await slugsOf("?dress=odette&dress=nobody&dress=aurelie&dress=odette&dress=")).toEqual([
      "odette",
      "aurelie",
    ]);
    expect(await slugsOf("")).toEqual([]);
  });

  test("are found by a slug that a dress had before, each dress once", async () => {
    expect(await slugsOf("?dress=helene-lace&dress=odette&dress=helene")).toEqual(["helene", "odette"]);
    const { html, links } = await fetchPage("/fitting?dress=helene-lace&dress=helene");
    expect(html.match(/id="dress-[^"]*"/g)).toEqual(['id="dress-helene"']);
    const message = links.find(({ href }) => href.startsWith("https://wa.me/"))?.href ?? "";
    expect(decodeURIComponent(message).match(/\/product\/helene/g)).toHaveLength(1);
  });

  test("are twelve at most", async () => {
    const all = (await readDataset()).map(({ slug }) => slug.current);
    expect(await slugsOf(`?${all.map((slug) => `dress=${slug}`).join("&")}`)).toEqual(all.slice(0, 12));
  });
});
