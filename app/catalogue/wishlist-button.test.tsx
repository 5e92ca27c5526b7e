// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MOST_LISTED } from "#app/label/wishlist-address.ts";
import { changeWishlist, currentWishlist } from "#app/wishlist/device-wishlist.ts";
import { slugsOf } from "#app/wishlist/wishlist.ts";
import { WishlistButton } from "./wishlist-button.tsx";

const mark = <WishlistButton slug="aurelie" name="Aurélie" />;
const isFollowed = (event: Partial<MouseEventInit> = {}) =>
  fireEvent.click(screen.getByRole("button"), event);

beforeEach(() => changeWishlist(() => []));

afterEach(cleanup);

test("The server writes a link to a list of the dress, which hydration makes a button of", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(mark);
  const link = screen.getByRole("link", { name: "Add Aurélie to the fitting list" });
  expect(link.getAttribute("href")).toBe("/fitting?dress=aurelie");
  expect(link.hasAttribute("aria-pressed")).toBe(false);
  await act(async () => render(mark, { container, hydrate: true }));
  expect(screen.getByRole("button")).toBe(link);
  expect(link.getAttribute("aria-pressed")).toBe("false");
  container.remove();
});

test("A click, Enter's or the space bar's, puts the dress on the list and takes it off; all its marks say so", () => {
  render([
    <WishlistButton key="one" slug="aurelie" name="Aurélie" />,
    <WishlistButton key="other" slug="aurelie" name="Aurélie" />,
  ]);
  const [one, other] = screen.getAllByRole("button");
  if (!one || !other) throw new Error("There are two marks.");
  expect(fireEvent.click(one), "the link is not followed").toBe(false);
  expect(slugsOf(currentWishlist().entries)).toEqual(["aurelie"]);
  expect(other.getAttribute("aria-pressed")).toBe("true");
  expect(fireEvent.keyDown(other, { key: " " })).toBe(false);
  expect(currentWishlist().entries).toEqual([]);
  expect(one.getAttribute("aria-pressed")).toBe("false");
});

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

  test("the button says so, and the visitor stays", async () => {
    HTMLElement.prototype.showPopover = vi.fn();
    expect(isFollowed()).toBe(false);
    const link = await screen.findByRole("link", { name: "Remove one to add another" }, { timeout: 20_000 });
    expect(screen.getByText(/^Twelve dresses make a full list/)).toBeTruthy();
    expect(link.getAttribute("href")).toMatch(/^\/fitting\?dress=d0&dress=d1&/);
    expect(currentWishlist().entries).toEqual(full);
    act(() => changeWishlist(() => full.slice(1)));
    expect(screen.queryByText(/full/)).toBeNull();
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
