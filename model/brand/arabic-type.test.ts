import { expect, test } from "vitest";
import { identityOf } from "./identity.ts";
import { identityStyle } from "./identity-style.ts";

const identity = identityOf("Lior");

test("a shop in Arabic has Arabic faces behind those of its pairing, for Arabic letters alone", () => {
  const style = identityStyle(identity, (family) => `/${family}`, true);
  expect(style).toMatch(
    /font-family:"Scheherazade New";src:url\("\/scheherazade-new"\)[^}]*unicode-range:U\+60C/,
  );
  expect(style).toMatch(/--font-display:"Bodoni Moda","Scheherazade New","Bodoni Fallback"/);
  expect(style).toMatch(/--font-text:"Jost","Almarai","Jost Fallback"/);
  expect(style).toContain("--tracking-label:0em");
});

test("a shop in other letters has nothing of it", () =>
  expect(identityStyle(identity, () => "", false)).toBe('@layer tokens{:root{--monogram:"L"}}'));

test("an Arabic letter by itself is as large as the monogram's oval lets it be, and stands in its middle", () => {
  const styleOf = (monogram: string) => identityStyle({ ...identity, monogram }, () => "", false);
  expect(styleOf("د")).toContain('--monogram:"د";--size-letters:1.5em;--letters-up:0.17em');
  expect(styleOf("ص")).toContain("--size-letters:1em;--letters-up:0.17em");
  expect(styleOf("دل")).not.toContain("--letters-up");
});
