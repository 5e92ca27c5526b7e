import { expect, test } from "vitest";
import { findRejectedCatalogue } from "./rejected-catalogue.server.ts";

function dresses(count: number, prefix = "") {
  return Array.from({ length: count }, (_, place) => ({
    _id: `${prefix}dress-${place}`,
    _type: "product",
    name: `Dress ${place}`,
    slug: { current: `dress-${place}` },
    mainImage: {},
  }));
}

const readPicture = () => ({ src: "/a.jpg", width: 4, height: 5, alt: "" });

test("a shop that shows far more than the host holds will not follow it", () => {
  expect(findRejectedCatalogue(dresses(28), dresses(3), readPicture)).toEqual({ fetched: 3, shown: 28 });
  expect(findRejectedCatalogue(dresses(28), [], readPicture)).toEqual({ fetched: 0, shown: 28 });
  expect(findRejectedCatalogue(dresses(28), dresses(28, "drafts."), readPicture)).toEqual({
    fetched: 0,
    shown: 28,
  });
});

test("a small loss, none, and a shop that has followed already are nothing to speak of", () => {
  expect(findRejectedCatalogue(dresses(28), dresses(24), readPicture)).toBeUndefined();
  expect(findRejectedCatalogue(dresses(28), dresses(30), readPicture)).toBeUndefined();
  expect(findRejectedCatalogue([], [], readPicture)).toBeUndefined();
});
