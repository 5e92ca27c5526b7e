import { expect, test } from "vitest";
import type { NewEnquiry } from "#model/services/enquiry-service.server.ts";
import { sampleProduct } from "#tests/support/sample-product.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { handleEnquiry } from "./handle-enquiry.server.ts";

test.each([
  ["06 12 34 56 78", "+33 6 12 34 56 78"],
  ["call me, 06 12", "call me, 06 12"],
])("a telephone number that reads %j reaches the label as %j, and the form keeps it", (typed, told) => {
  const received: NewEnquiry[] = [];
  const enquiries = {
    takesMessages: true,
    sendsMail: true,
    receive(enquiry: NewEnquiry) {
      received.push(enquiry);
      return { isStored: true, reference: "K7M2QX" } as const;
    },
  };
  const form = new FormData();
  const entries = { name: "Ada", email: "ada@mail.example", words: "June", phone: typed, step: "send" };
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  const shop = { catalogue: { revision: "1", products: [] }, texts: sampleTexts, enquiries };
  const { sent, status } = handleEnquiry(form, { ...shop, origin: "https://shop.example" });
  expect([status, sent.errors, sent.phone]).toEqual([200, {}, typed]);
  expect(received.map(({ details }) => details?.phone)).toEqual([told]);
});

test("an enquiry about a list names each dress in the choice that it has there", () => {
  const sizes = [{ label: "38", isAvailable: true }];
  const products = ["Odette", "Lia"].map((name) => sampleProduct(name.toLowerCase(), { name, sizes }));
  const form = new FormData();
  for (const item of ["odette?size=38", "lia"]) form.append("dress", item);
  const shop = {
    catalogue: { revision: "1", products },
    texts: sampleTexts,
    origin: "https://shop.example",
    enquiries: {
      takesMessages: true,
      sendsMail: true,
      receive: () => ({ isStored: true, reference: "K7M2QX" }) as const,
    },
  };
  const { sent } = handleEnquiry(form, shop);
  expect(sent.composed).toContain(
    "Odette (size 38), https://shop.example/product/odette?size=38\nLia, https",
  );
  expect(sent.details.dress).toBe("Odette (size 38), Lia");
});
