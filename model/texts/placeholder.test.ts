import { expect, test } from "vitest";
import { unfinishedFault } from "./placeholder.ts";

test.each([
  "within [number] days",
  "Call {phone}",
  "<insert text>",
  "Price TBD",
  "Lorem ipsum dolor",
  "within XX days",
])("%s is a placeholder", (text) => expect(unfinishedFault(text)).toBeDefined());

test.each([
  "A dress in XL or XXL",
  "Silk (habotai), 22 mm",
  "“To bring out the *queen* in every woman.”",
  "Todora",
  "Louis XX style",
])("%s is not", (text) => expect(unfinishedFault(text)).toBeUndefined());
