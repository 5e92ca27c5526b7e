import { expect, test } from "vitest";
import { pictureTransitionName } from "./card-transition.tsx";

/** React does it in base64, whose "+" and "/" are no part of an identifier. */
test.each(["odette", "a b", "lia&co+1", "سمر 2", "💍", "\ud83d", "ab~", "a~b", "~", "50%", "(x)*!.", "d'or"])(
  "React can make an identifier of the name of %j's transition",
  (slug) => expect(btoa(pictureTransitionName(slug)).replaceAll("=", "")).toMatch(/^\w+$/),
);

test("no two dresses have one name", () => {
  const slugs = ["a~b", "a%7Eb", "a b", "ab", "a!b"];
  expect(new Set(slugs.map(pictureTransitionName)).size).toBe(slugs.length);
});
