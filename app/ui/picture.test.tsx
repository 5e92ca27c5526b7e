import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { rendition } from "#model/pictures/rendition.ts";
import { Picture } from "./picture.tsx";

const picture = { src: "/images/a.jpg", width: 960, height: 1200, alt: "A dress" };

test("Renditions keep the ratio of the place and whatever the address already asks for", () => {
  expect(rendition("/a.jpg", 320, 5 / 4)).toBe("/a.jpg?w=320&h=400&q=82&fit=crop&auto=format");
  expect(rendition("/a.jpg", 960, 5 / 4)).toBe("/a.jpg?w=960&h=1200&q=88&fit=crop&auto=format");
  expect(rendition("/a.jpg?rect=0,0,9,9", 320, 1)).toContain("/a.jpg?rect=0,0,9,9&w=320&h=320");
});

const drawn = (more: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(<Picture picture={picture} sizes="50vw" {...more} />);

test("No rendition is larger than the picture, and its place is known before it arrives", () => {
  for (const part of ["960w", 'width="960" height="1200"', 'loading="lazy"']) expect(drawn()).toContain(part);
  expect(drawn()).not.toContain("1440w");
});

test("A picture smaller than every rendition is asked for at its own width", () =>
  expect(drawn({ picture: { ...picture, width: 200, height: 250 }, sizes: "1px" })).toContain("200w"));

test("A telephone of three device pixels is told of a narrower place, a close-up of its own", () => {
  const sizes = "(max-width: 39.99rem) 100vw, 50vw";
  expect(drawn({ sizes })).toContain(`sizes="(min-resolution: 2.5dppx) calc(100vw * 0.8), ${sizes}"`);
  expect(drawn()).toContain('sizes="(min-resolution: 2.5dppx) calc(50vw * 0.8), 50vw"');
  expect(drawn({ sizes, isCloseUp: true })).toContain(`sizes="${sizes}"`);
});

test("The first picture of a screen does not wait", () => {
  for (const part of ['loading="eager"', 'fetchPriority="high"'])
    expect(drawn({ loading: "first" })).toContain(part);
});

test("A close-up is asked for at the picture's own width, within reason", () => {
  const widths = (width: number, isCloseUp: boolean) => {
    const html = drawn({ picture: { ...picture, width, height: width * 1.25 }, isCloseUp });
    return [...html.matchAll(/ (\d+)w/g)].map(([, found]) => Number(found));
  };
  expect([widths(1080, false).at(-1), widths(1080, true).at(-1)]).toEqual([960, 1080]);
  expect(widths(1440, true).filter((width) => width === 1440)).toHaveLength(1);
  expect(widths(6000, true).at(-1)).toBe(2880);
});

test.each([
  ["a landscape", { width: 1600, height: 1200 }, true, "w=720&amp;h=540"],
  ["a tall one", { width: 900, height: 1600 }, true, "w=720&amp;h=1280"],
  ["one of nearly the same ratio", { width: 900, height: 1200 }, false, "w=720&amp;h=900"],
  ["one with a named middle", { width: 1600, height: 1200, focus: "50%" }, false, "w=720&amp;h=900"],
])("%s stands in a place of 4:5, whole where too much of it would go", (_, shape, isWhole, asked) => {
  const html = drawn({ picture: { ...picture, ...shape }, ratio: 5 / 4 });
  expect(html.includes("data-whole")).toBe(isWhole);
  expect(html).toContain(asked);
});
