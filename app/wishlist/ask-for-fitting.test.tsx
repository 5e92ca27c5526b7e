// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { outsideCalendar, sampleProduct } from "#tests/support/sample-product.ts";
import wishlistPageWords from "#words/wishlist-page.json" with { type: "json" };
import { AskForFitting } from "./ask-for-fitting.tsx";
import type { Wishlist } from "./wishlist.ts";

const address = "https://shop.example/product/odette";
const shownOdette = { ...sampleProduct("odette", { name: "Odette" }), formerSlugs: [], address };
const shown = [{ ...shownOdette, qr: undefined, state: "", ...outsideCalendar }];
const data = { phone: "491234", message: "Hello.\n{dresses}\nFor {date}.", compose: "Add a few words" };
const odette = { slug: "odette", name: "Odette", note: "In ivory" };
const gone = { slug: "gone", name: "Célestine", note: "n".repeat(301) };

/** Asks for the visitor's own list of these, or for one that somebody has sent. */
function ask(entries: Wishlist, phase: "own" | "shared" = "own", { day = "", dresses = shown } = {}) {
  const wishlist = { shown: dresses, entries, phase };
  render(<AskForFitting data={data} wishlist={wishlist} day={day} />, { wrapper: MemoryRouter });
}

function sent() {
  const [link] = screen.getAllByRole("link", { name: new RegExp(wishlistPageWords.ask.whatsApp) });
  return new URL(link?.getAttribute("href") ?? "").searchParams.get("text");
}

test("notes that are too long for one message stay at home, and that is said", () => {
  ask([{ ...odette, note: "n".repeat(2_000) }]);
  fireEvent.click(screen.getByRole("checkbox"));
  expect(sent()).toContain("Odette");
  expect(sent()).not.toContain("nnn");
  expect(screen.getByRole("status").textContent).toContain(wishlistPageWords.ask.tooLong);
});

test("the note of a dress that has left, which goes into no message, keeps no other note at home", () => {
  ask([odette, gone]);
  fireEvent.click(screen.getByRole("checkbox"));
  expect(sent()).toContain("In ivory");
  expect(sent()).not.toContain("nnn");
  expect(screen.queryByText(wishlistPageWords.ask.tooLong)).toBeNull();
});

test("a list that somebody has sent is asked for without her own notes of its dresses", () => {
  sessionStorage.setItem("fitting-notes", "");
  ask([odette], "shared");
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(sent()).not.toContain("In ivory");
});

test("the message and the page of the enquiry ask for what is chosen of each dress", () => {
  const colour = { slug: "sage", name: "Sage", value: "#9a9", isAvailable: true };
  const choice = { colour, size: { label: "38", isAvailable: true } };
  const query = "?colour=sage&size=38";
  ask([odette], "own", { dresses: shown.map((dress) => ({ ...dress, choice, query })) });
  expect(sent()).toContain(`Odette (size 38, in Sage), ${address}${query}`);
  const compose = screen.getByRole("link", { name: data.compose }).getAttribute("href") ?? "";
  expect(new URL(compose, address).searchParams.get("dress")).toBe(`odette${query}`);
});

test("what is sold stays on the list and is not asked for: the buttons say for how many dresses they ask", () => {
  const sold = {
    ...shownOdette,
    slug: "lia",
    name: "Lia",
    offers: [],
    qr: undefined,
    state: "",
    ...outsideCalendar,
  };
  ask([], "own", { dresses: [...shown, sold] });
  expect(screen.getAllByRole("link", { name: "Ask on WhatsApp, 1 dress" })).toHaveLength(2);
  expect(sent()).toContain("Odette");
  expect(sent()).not.toContain("Lia");
});
