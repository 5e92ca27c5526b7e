// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { changeWishlist, currentWishlist } from "#app/wishlist/device-wishlist.ts";
import { MOST_LISTED } from "#model/screens/wishlist-address.ts";
import { WishlistButton } from "./wishlist-button.tsx";

const mark = <WishlistButton slug="aurelie" name="Aurélie" />;
const isFollowed = (event: Partial<MouseEventInit> = {}) =>
  fireEvent.click(screen.getByRole("button"), event);

beforeEach(() => changeWishlist(() => []));

test("A click for another tab is the browser's", () => {
  render(mark);
  expect(isFollowed({ ctrlKey: true })).toBe(true);
  expect(currentWishlist().entries).toEqual([]);
});

describe("Where the list is full", () => {
  const full = Array.from({ length: MOST_LISTED }, (_, at) => ({ slug: `d${at}`, name: "D", note: "" }));

  beforeEach(() => {
    render(mark);
    act(() => changeWishlist(() => full));
  });

  test("a browser without popovers follows the link to the list, which says the same", () => {
    Reflect.deleteProperty(HTMLElement.prototype, "showPopover");
    const button = screen.getByRole("button");
    expect(button.getAttribute("href")).toMatch(/^\/fitting\?dress=d0&dress=d1&/);
    expect(button.hasAttribute("data-screen")).toBe(true);
    expect(isFollowed()).toBe(true);
    expect(currentWishlist().entries).toEqual(full);
  });
});
