import { expect, test } from "vitest";
import { type CarePage, careLines } from "./care-page.ts";

function page(title: string, slug: string): CarePage {
  return { title, slug, description: "", body: [] };
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
