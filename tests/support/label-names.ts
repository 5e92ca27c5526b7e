import fc from "fast-check";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÀÉÖßŒñ"];
const between = [" ", " ", "-", "’", " & ", ". "];

const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 40 });

/** What labels may be called: 2 to 40 characters, in one word or in many. Always the same ones. */
export function labelNames(count: number): string[] {
  const name = fc
    .array(fc.tuple(word, fc.constantFrom(...between)), { minLength: 1, maxLength: 8 })
    .map((parts) => parts.flat().slice(0, -1).join("").slice(0, 40).trim())
    .filter((text) => text.length >= 2);
  return ["Io", "W".repeat(40), "Maison Lior", ...fc.sample(name, { numRuns: count, seed: 12 })];
}
