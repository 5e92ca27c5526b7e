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

describe("What is chosen", () => {
  const entry = { slug: "aurelie", name: "Aurélie", note: "" };
  const markIn = (query: string) => <WishlistButton slug="aurelie" name="Aurélie" query={query} />;

  test("goes on the list with the dress, and comes back with it", () => {
    const { rerender } = render(markIn("?colour=sage&size=38"));
    fireEvent.click(screen.getByRole("button"));
    const chosen = [{ ...entry, query: "?colour=sage&size=38" }];
    expect(currentWishlist().entries).toEqual(chosen);
    rerender(markIn(""));
    for (let press = 0; press < 2; press++) fireEvent.click(screen.getByRole("button"));
    expect(currentWishlist().entries).toEqual(chosen);
  });

  test("on a card changes nothing of a dress that is on the list", () => {
    act(() => changeWishlist(() => [entry]));
    const { rerender } = render(markIn(""));
    rerender(markIn("?colour=sage"));
    expect(currentWishlist().entries).toEqual([entry]);
  });
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
