import { beforeAll, describe, expect, test } from "vitest";
import { readDataset } from "#tests/support/dataset.ts";
import { between, fetchPage, linksOf, type Page, slugsIn, textOf } from "#tests/support/page.ts";

let page: Page;
let slugs: string[];
let tulle: string[];

beforeAll(async () => {
  page = await fetchPage("/");
  const dresses = await readDataset();
  slugs = dresses.map(({ slug }) => slug.current);
  tulle = dresses.filter(({ category }) => category === "tulle-dresses").map(({ slug }) => slug.current);
});

describe("the hero", () => {
  test("has a looping muted film with a poster, and says so where films cannot be shown", () => {
    const film = between(page.html, "<video", "</video>");
    expect(film).toMatch(/^<video[^>]*muted=""/);
    expect(film).toMatch(/^<video[^>]*loop=""/);
    expect(film).toMatch(/^<video[^>]*playsInline=""/i);
    expect(film).toContain('type="video/mp4"');
    expect(film).toContain("Your browser does not support the video tag.");
    expect(page.html).toMatch(/<img[^>]* src="\/images\/[^"]*-1920x1080\.jpg\?[^>]* fetchpriority="high"/i);
  });

  test("has the season's tagline, the quote and one button", () => {
    const hero = sectionWith("Spring, in full bloom");
    expect(textOf(hero)).toMatch(/bring out the queen in every woman/i);
    expect(linksOf(hero)).toContainEqual(
      expect.objectContaining({ name: "Shop Now", href: "/collection/tulle-dresses" }),
    );
  });
});

test("the first four products stand under the two headings, with Show More", () => {
  const section = sectionNamed("first");
  expect(textOf(section)).toContain("Bridal Spring 2023");
  expect(textOf(section)).toContain("Spring Summer 2023");
  expect(slugsIn(section)).toEqual(slugs.slice(0, 4));
  expect(linksOf(section)).toContainEqual(
    expect.objectContaining({ name: "Show More", href: "/collection/tulle-dresses" }),
  );
});

test("the bridal carousel has five slides and leads to the bridal dresses", () => {
  const section = sectionNamed("bridal");
  expect(section.match(/swiper-slide/g)).toHaveLength(5);
  expect(linksOf(section).map(({ name, href }) => [name, href])).toEqual([
    ["Shop Now", "/collection/bridal-dresses"],
  ]);
});

test("the parallax picture names the brand and leads to the bridal dresses", () => {
  const section = sectionWith("Auvrane Bridal");
  expect(section).toContain("<img");
  expect(linksOf(section).map(({ name, href }) => [name, href])).toEqual([
    ["Shop Now", "/collection/bridal-dresses"],
  ]);
});

test("the slider Evening Dresses holds all products and ends with Show More, to the first product's collection", () => {
  const section = sectionNamed("evening");
  expect(textOf(section)).toContain("Evening Dresses");
  expect(slugsIn(section).toSorted()).toEqual(slugs.toSorted());
  expect(linksOf(section).at(-1)).toMatchObject({ name: "Show More", href: "/collection/tulle-dresses" });
});

test("the stacked cards are Featured Dresses, SS2024, with five pictures and Shop Now", () => {
  const section = sectionNamed("featured");
  expect(textOf(section)).toContain("Featured Dresses");
  expect(textOf(section)).toContain("SS2024");
  expect(section.match(/<img/g)).toHaveLength(5);
  expect(linksOf(section).map(({ name }) => name)).toContain("Shop Now");
});

test("the slider Tulle holds tulle dresses alone", () => {
  expect(slugsIn(sectionNamed("tulle")).toSorted()).toEqual(tulle.toSorted());
});

test("shipping is complimentary worldwide, and Whatsapp opens with hello", () => {
  const section = sectionWith("worldwide");
  expect(textOf(section)).toMatch(/complimentary worldwide shipping/i);
  expect(linksOf(section)).toContainEqual(
    expect.objectContaining({ name: "Whatsapp", href: "https://wa.me/33199001234?text=hello" }),
  );
});

/** The section that a heading names. */
function sectionNamed(id: string) {
  const section = between(page.html, `aria-labelledby="${id}"`, "</section>");
  expect(section, `a section named by #${id}`).not.toBe("");
  return section;
}

function sectionWith(words: string) {
  const section = page.html
    .split("<section")
    .find((candidate) => textOf(`<section${candidate}`).includes(words));
  expect(section, `a section with the words ${words}`).toBeDefined();
  return between(`<section${section}`, "<section", "</section>");
}
