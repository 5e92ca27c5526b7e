import sharp from "sharp";
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
      const links = linksOf(between(html, 'aria-label="Further in the list"', "</nav>"));
      const expected = [tulle[index - 1], tulle[index + 1]].flatMap((other) => other?.slug.current ?? []);
      expect(links.map(({ href }) => href)).toEqual(expected.map((other) => `/product/${other}`));
    }
  });

  test.each([
    "/collection/tulle-dresses?sort=price-descending",
    "/collection/tulle-dresses?sort=name-ascending&colour=pink",
    "/collection/satin-dresses?sort=name-descending&for=rent&page=9",
    "/search?q=tulle",
  ])("in %s are those of the page", async (list) => {
    const { html } = await fetchPage(list);
    await expectNeighbours(list, slugsIn(between(html, "<main", "</main>")));
  });

  test("in a list with thousands of letters for a filter are those of the values that it has", async () => {
    const filtered = "/collection/tulle-dresses?colour=pink";
    const long = `${filtered}${",pink".repeat(300)},${"x".repeat(1500)}&silhouette=${"x".repeat(1500)}`;
    await expectNeighbours(long, slugsIn(between((await fetchPage(filtered)).html, "<main", "</main>")));
    // Of the collection, in other colours.
    expect(await neighboursOf("noemie", "/collection/tulle-dresses")).not.toBeNull();
    expect(await neighboursOf("noemie", long)).toBeNull();
  });

  test("in a fitting list are in its order", async () => {
    const slugs = ["odette", "aurelie", "solange"];
    await expectNeighbours(`/fitting?${slugs.map((slug) => `dress=${slug}`).join("&")}`, slugs);
  });

  test.each([
    ["aurelie", "/collection/satin-dresses?sort=price-descending"],
    ["aurelie", "/collection/nothing"],
    ["aurelie", "/collection/%zz"],
    ["aurelie", "/product/aurelie"],
    ["aurelie", "//elsewhere.example/collection/tulle-dresses"],
    ["aurelie", "https://elsewhere.example/collection/tulle-dresses"],
    ["aurelie", "/neighbours.json?list=/neighbours.json"],
    ["nobody", "/collection/tulle-dresses"],
    ["constructor", "/fitting?dress=constructor"],
    ["", ""],
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
    for (const { slug, completesLook = [] } of dresses) {
      const { html } = await fetchPage(`/product/${slug.current}`);
      const section = html.includes('id="look"') ? between(html, 'id="look"', "</section>") : "";
      expect(slugsIn(section)).toEqual(completesLook.map(({ _ref }) => slugOf(_ref)));
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
    const { html } = await fetchPage("/fitting?dress=helene-lace");
    expect(slugsIn(between(html, "<main", "</main>"))).toEqual(["helene"]);
  });

  test("are twelve at most", async () => {
    const all = (await readDataset()).map(({ slug }) => slug.current);
    expect(await slugsOf(`?${all.map((slug) => `dress=${slug}`).join("&")}`)).toEqual(all.slice(0, 12));
  });
});

test("a link in a colour is shown with the picture of that colour", async () => {
  const imageIn = async (path: string) =>
    /<meta property="og:image" content="http:\/\/[^/]+([^"]+)"/.exec((await fetchPage(path)).html)?.[1] ?? "";
  const drawn = async (path: string) => {
    const picture = sharp(await (await fetchPath(path)).arrayBuffer());
    // The half that the dress is in.
    const { channels } = await picture.extract({ left: 700, top: 200, width: 400, height: 400 }).stats();
    return channels.map(({ mean }) => mean);
  };
  const plain = await imageIn("/product/marguerite");
  const burgundy = await imageIn("/product/marguerite?colour=burgundy");
  expect(plain).toBe("/product/marguerite/social.jpg");
  expect(burgundy).toBe("/product/marguerite/social.jpg?colour=burgundy");
  const [[red = 0, green = 0] = [], [otherRed = 0, otherGreen = 0] = []] = [
    await drawn(burgundy),
    await drawn(plain),
  ];
  expect(red - green, "redder").toBeGreaterThan(otherRed - otherGreen + 10);
  expect(await drawn(`${plain}?colour=junk`)).toEqual(await drawn(plain));
});
