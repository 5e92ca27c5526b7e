import { expect, test } from "vitest";
import { type CarePage, careLines, isListedIn, type PageList } from "./care-page.ts";

function page(title: string, slug: string, listed: PageList = "footer"): CarePage {
  return { title, slug, description: "", listed, body: [] };
}

const shipping = page("shipping policy", "shipping");
const privacy = page("Privacy at our house", "privacy");
const lookbook = page("Lookbook", "lookbook", "menu");
const linesOf = (titles: string[], pages: CarePage[] = []) =>
  careLines(titles, pages).map(({ label, href = "" }) => `${label} ${href}`.trim());

test.each([
  ["a line that was written twice stands there once", ["FAQ", "FAQ"], [], ["FAQ"]],
  [
    "a line of any capitals links its page",
    ["Shipping Policy"],
    [shipping],
    ["Shipping Policy /care/shipping"],
  ],
  ["a line without a page stays", ["FAQ", "Shipping policy"], [], ["FAQ", "Shipping policy"]],
  ["a page that no line names follows", ["FAQ"], [privacy], ["FAQ", "Privacy at our house /care/privacy"]],
  ["a line links a page of the menu alone", ["Lookbook"], [lookbook], ["Lookbook /care/lookbook"]],
])("%s", (_, titles, pages, lines) => expect(linesOf(titles, pages)).toEqual(lines));

test.each([
  ["footer", ["footer"]],
  ["menu", ["menu"]],
  ["both", ["footer", "menu"]],
  ["none", []],
] as const)("a page that its label lists in %j stands in %j", (listed, lists) => {
  const lookbook = page("Lookbook", "lookbook", listed);
  expect((["footer", "menu"] as const).filter((list) => isListedIn(list, lookbook))).toEqual(lists);
  expect(careLines([], [lookbook]).length).toBe(lists.some((list) => list === "footer") ? 1 : 0);
});
