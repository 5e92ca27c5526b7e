import { expect, test } from "vitest";
import { anyMedia } from "./describe.ts";
import { labelSettings, storedCurrency } from "./label-settings-document.ts";

const { email, phone, showroom } = labelSettings.fields;

test("the label's email address and telephone number are held to the rules of a visitor's", () => {
  expect(email.schema(anyMedia).parse(" atelier@brautmode-müller.de ")).toBe("atelier@brautmode-müller.de");
  expect(email.schema(anyMedia).safeParse("a@b.example, c@d.example").success).toBe(false);
  expect(phone.schema(anyMedia).parse("+49 (0)170 1234567")).toBe("491701234567");
  expect(phone.schema(anyMedia).safeParse("0170 1234567").success).toBe(false);
});

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
  expect(storedCurrency(settings)).toMatchObject({ code, hasDollarSignLast }),
);
