import { expect, test } from "vitest";
import { whatsAppLink } from "./whatsapp-link.ts";

test.each([
  "Ça va & more? #1\n100 %",
  "Size 42+ = 44; {dress} <b>/\\'\"",
  "%20 %2B %",
  "👰🏽‍♀️ 👩‍👩‍👧‍👦",
  "مرحبا، أود استئجار Aurélie",
])("The link carries digits and one encoded text: %j", (text) => {
  const link = new URL(whatsAppLink("+33 1 99-00", text));
  expect(link.origin + link.pathname).toBe("https://wa.me/3319900");
  expect([...link.searchParams]).toEqual([["text", text]]);
  expect(link.hash).toBe("");
  expect(link.search, "some programs read a + as a plus").not.toContain("+");
});

test("Half an emoji, as a cut text may end in, is no reason to fail", () =>
  expect(new URL(whatsAppLink("33", "Ada \ud83d")).searchParams.get("text")).toBe("Ada \ufffd"));
