import { expect, test } from "vitest";
import { type CarePage, careLines, isListedIn, type PageList } from "./care-page.ts";

function page(title: string, slug: string, listed: PageList = "footer"): CarePage {
  return { title, slug, description: "", listed, body: [] };
}

test("a line that was written twice stands there once", () =>
  expect(careLines(["FAQ", "Shipping", "FAQ"], [])).toEqual([{ label: "FAQ" }, { label: "Shipping" }]));

test("a line is a link once a page of its title is there, however it is capitalised", () => {
  const pages = [page("shipping policy", "shipping")];
  expect(careLines(["FAQ", "Shipping Policy"], pages)).toEqual([
    { label: "FAQ" },
    { label: "Shipping Policy", href: "/care/shipping" },
  ]);
});

test("a page that no line names follows at the end", () =>
  expect(careLines(["FAQ"], [page("Privacy at our house", "privacy")])).toEqual([
    { label: "FAQ" },
    { label: "Privacy at our house", href: "/care/privacy" },
  ]));

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

test("a line of the footer leads to a page of its title wherever else that stands", () =>
  expect(careLines(["Lookbook"], [page("Lookbook", "lookbook", "menu")])).toEqual([
    { label: "Lookbook", href: "/care/lookbook" },
  ]));
