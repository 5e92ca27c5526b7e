// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cardOf } from "#app/catalogue/product.ts";
import { sampleProduct } from "#app/catalogue/sample-product.ts";
import { RecentlyViewed } from "./recently-viewed.tsx";
import { viewedDresses } from "./viewed-dresses.ts";

beforeEach(() => {
  // "helene-lace" is a former slug of it.
  const cards = ["helene", "odette"].map((slug) => cardOf(sampleProduct(slug)));
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(cards)));
  for (const slug of ["odette", "helene-lace"]) viewedDresses.remember(slug);
});

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  localStorage.clear();
});

/** Another tab stores something, and the browser tells this one. */
function inAnotherTab(key: string, store: () => void) {
  store();
  act(() => void dispatchEvent(new StorageEvent("storage", { key, newValue: localStorage.getItem(key) })));
}

const names = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

test("a dress that has moved stays among those seen before, whatever another tab stores", async () => {
  render(<RecentlyViewed slug="isaure" />, { wrapper: MemoryRouter });
  await vi.waitFor(() => expect(names()).toEqual(["helene", "odette"]), 20_000);
  inAnotherTab("needed-by", () => localStorage.setItem("needed-by", "2027-05-09"));
  inAnotherTab("viewed", () => viewedDresses.remember("solange"));
  expect(names()).toEqual(["helene", "odette"]);
});

test("they are gone once they are forgotten in another tab, which has seen its own dress again since", async () => {
  render(<RecentlyViewed slug="isaure" />, { wrapper: MemoryRouter });
  await vi.waitFor(() => expect(names()).toHaveLength(2), 20_000);
  inAnotherTab("viewed", viewedDresses.forgetAll);
  inAnotherTab("viewed", () => viewedDresses.remember("solange"));
  expect(names()).toEqual([]);
  expect(viewedDresses.all()).toEqual(["solange"]);
});
