import { expect, test } from "vitest";
import { anyMedia } from "#app/content/describe.ts";
import { labelSettings, storedCurrency } from "./label-settings-document.ts";

const { email, phone, showroom } = labelSettings.fields;

test.each([
  "atelier@brautmode-müller.de",
  "atelier@xn--brautmode-mller-9vb.de",
  "아다@메일.example",
  " a@b.example ",
])("%j is the label's email address, as it is a visitor's", (address) =>
  expect(email.schema(anyMedia).parse(address)).toBe(address.trim()),
);

test.each(["atelier", "a@b", "a@b.example, c@d.example"])("%j is not an email address", (address) =>
  expect(email.schema(anyMedia).safeParse(address).success).toBe(false),
);

test.each(["+49 (0)170 1234567", "0049 170 1234567", "491701234567"])("%j can be called", (number) =>
  expect(phone.schema(anyMedia).parse(number)).toBe("491701234567"),
);

test.each(["0170 1234567", "(0)170 1234567"])("%j has no country code", (number) =>
  expect(phone.schema(anyMedia).safeParse(number).success).toBe(false),
);

const addressParts = { streetAddress: "1 rue Une", addressLocality: "Paris", addressCountry: "FR" };

test.each<[address: string[], parts: Record<string, string>, fault: string | undefined]>([
  [["1 rue Une", "75003 Paris"], {}, undefined],
  [["1 rue Une, 75003 Paris"], { postalCode: "75003" }, undefined],
  [["1 rue Deux", "75003 Paris"], {}, "names “1 rue Une”, which is not in the lines above"],
  [["1 rue Une", "Paris"], { postalCode: "75003" }, "names “75003”, which is not in the lines above"],
  [["1 rue Une", "Paris"], { addressCountry: "France" }, "is not a country in two letters, such as FR"],
])(
  "of the address %j search engines are told the parts %j where people read them",
  (address, parts, fault) => {
    const { error } = showroom
      .schema(anyMedia)
      .safeParse({ address, addressParts: { ...addressParts, ...parts } });
    expect(error?.issues[0]?.message).toBe(fault);
  },
);

test.each<[settings: unknown, code: string, hasDollarSignLast: boolean]>([
  [{ currency: "VND", dollarsAsLanguage: null }, "VND", false],
  [{ currency: "CHF", dollarsAsLanguage: "yes" }, "CHF", false],
  [{ currency: null, dollarsAsLanguage: true }, "USD", false],
  [{ currency: "XXX" }, "USD", true],
  [{}, "USD", true],
  [null, "USD", true],
  [undefined, "USD", true],
  ["CHF", "USD", true],
])("of the settings %j the currency is %s", (settings, code, hasDollarSignLast) =>
  expect(storedCurrency(settings)).toEqual({ code, hasDollarSignLast }),
);
