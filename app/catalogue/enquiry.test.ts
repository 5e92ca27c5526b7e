import { expect, test } from "vitest";
import { enquiryText, openEnquiryText, whatsAppLink } from "./enquiry.ts";

const details = { name: "Éloïse", address: "https://shop.example/product/eloise" };

test("Renting asks for the rental price, buying for the price", () => {
  expect(enquiryText({ kind: "rent", ...details })).toBe(
    "Hello, I would like to rent Éloïse. Could you tell me the rental price?\nhttps://shop.example/product/eloise",
  );
  expect(enquiryText({ kind: "purchase", ...details })).toContain("buy Éloïse. Could you tell me the price?");
});

test.each([
  [{ size: "38", colour: "Blush" }, "Éloïse (size 38, in Blush)."],
  [{ size: "38" }, "Éloïse (size 38)."],
  [{ colour: "Blush" }, "Éloïse (in Blush)."],
  [{}, "rent Éloïse."],
])("With %j chosen the sentence reads naturally", (choice, expected) => {
  expect(enquiryText({ kind: "rent", ...details, ...choice })).toContain(expected);
});

test("The link carries digits and one encoded text, whatever is in it", () => {
  const link = new URL(whatsAppLink("+33 1 99-00", "Ça va & more? #1\n100 %"));
  expect(link.origin + link.pathname).toBe("https://wa.me/3319900");
  expect(link.searchParams.get("text")).toBe("Ça va & more? #1\n100 %");
  expect(link.hash).toBe("");
});

test("Half an emoji, as a cut text may end in, is no reason to fail", () => {
  expect(new URL(whatsAppLink("33", "Ada \ud83d")).searchParams.get("text")).toBe("Ada \ufffd");
});

test("a message for elsewhere asks for both", () => {
  const details = { name: "Aurélie", colour: "Sage", size: "38", address: "https://shop/product/aurelie" };
  expect(openEnquiryText(details)).toBe(
    "Hello, I would like to rent or buy Aurélie (size 38, in Sage). Could you tell me the rental price and the price?\nhttps://shop/product/aurelie",
  );
});
