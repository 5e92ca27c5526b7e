import { expect, test } from "vitest";
import { dayFormat } from "./day-format.ts";

test.each([
  ["de-DE", "DD.MM.YYYY"],
  ["fr-FR", "DD/MM/YYYY"],
  ["ar-u-nu-latn", "DD/MM/YYYY"],
  ["fr-CA", "YYYY-MM-DD"],
  ["en-GB", "YYYY-MM-DD"],
  ["en-US", "YYYY-MM-DD"],
])("in %s Studio takes a day as %s", (locale, format) => expect(dayFormat(locale)).toBe(format));
