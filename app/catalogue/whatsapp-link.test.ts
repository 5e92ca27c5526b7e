import { expect, test } from "vitest";
import { whatsAppLink } from "./whatsapp-link.ts";

test("The link carries digits and one encoded text, whatever is in it", () => {
  const link = new URL(whatsAppLink("+33 1 99-00", "Ça va & more? #1\n100 %"));
  expect(link.origin + link.pathname).toBe("https://wa.me/3319900");
  expect(link.searchParams.get("text")).toBe("Ça va & more? #1\n100 %");
  expect(link.hash).toBe("");
});

test("Half an emoji, as a cut text may end in, is no reason to fail", () =>
  expect(new URL(whatsAppLink("33", "Ada \ud83d")).searchParams.get("text")).toBe("Ada \ufffd"));
