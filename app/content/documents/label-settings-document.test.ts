import { expect, test } from "vitest";
import { anyMedia } from "#app/content/describe.ts";
import { labelSettings, storedCurrency } from "./label-settings-document.ts";

const { email, phone } = labelSettings.fields;

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
