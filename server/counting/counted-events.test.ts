import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Catalogue } from "#app/catalogue/catalogue.ts";
import { sampleProduct } from "#app/catalogue/sample-product.ts";
import { countedIn } from "./counted-events.ts";

const dress = sampleProduct("elodie", {
  name: "Élodie",
  colours: [{ slug: "blush", name: "Blush", value: "#fcc", isAvailable: true }],
  sizes: [{ label: "38", isAvailable: true }],
});
const catalogue: Catalogue = { revision: "1", products: [dress] };

describe("what is counted", () => {
  test("a dress that is opened", () => {
    expect(countedIn("view=elodie", catalogue)).toEqual([{ kind: "view", dress: "elodie", word: "" }]);
  });

  test("a dress that is asked for, with what was chosen", () => {
    expect(countedIn("rent=elodie&colour=blush&size=38", catalogue)).toEqual([
      { kind: "rent", dress: "elodie", word: "" },
      { kind: "colour", dress: "elodie", word: "blush" },
      { kind: "size", dress: "elodie", word: "38" },
    ]);
    expect(countedIn("purchase=elodie", catalogue)).toEqual([
      { kind: "purchase", dress: "elodie", word: "" },
    ]);
  });

  test.each(["lace sleeves", "  Lace   SLEEVES ", "robe d’été", "jean-paul", "薄紗"])(
    "words that found nothing: %j",
    (text) => {
      const [counted] = countedIn(String(new URLSearchParams({ search: text })), catalogue);
      expect(counted).toEqual({
        kind: "search",
        dress: "",
        word: text.trim().toLowerCase().replace(/\s+/g, " "),
      });
    },
  );
});

const fewLetters = /^[\p{L}\p{M}’' -]{2,24}$/u;

describe("what is dropped", () => {
  test.each([
    "",
    "view=",
    "view=nobody",
    "view=ELODIE",
    "rent=nobody&colour=blush",
    "colour=blush&size=38",
    "search=elodie",
    "search=%C3%89LO",
    "search=a",
    "search=%F0%90%90%80",
    `search=${"a".repeat(25)}`,
    "search=one+two+three+four",
    "search=ada%40mail.example",
    "search=%2B33+6+12+34+56+78",
    "search=12+may",
    "search=https%3A%2F%2Felsewhere.example",
    "search=%3Cb%3E",
    "search=%3D1%2B1",
    "%",
    "view=%ff",
  ])("%j", (body) => {
    expect(countedIn(body, catalogue)).toEqual([]);
  });

  test("colours and sizes that the dress does not have", () => {
    expect(countedIn("rent=elodie&colour=mauve&size=99", catalogue)).toEqual([
      { kind: "rent", dress: "elodie", word: "" },
    ]);
  });

  test("anything else that somebody sends: only words of the catalogue come through, and few letters of a search", () => {
    const known = new Set(["", "elodie", "blush", "38"]);
    let counted = 0;
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom("view", "rent", "purchase", "colour", "size", "search", "x"),
          fc.oneof(fc.constantFrom(...known, "lace"), fc.string({ unit: "binary", maxLength: 30 })),
        ),
        (form) => {
          for (const { kind, dress: slug, word } of countedIn(String(new URLSearchParams(form)), catalogue)) {
            counted += 1;
            expect(known).toContain(slug);
            expect(word).toSatisfy((said: string) =>
              kind === "search" ? fewLetters.test(said) : known.has(said),
            );
          }
        },
      ),
    );
    expect(counted, "some of it is counted").toBeGreaterThan(0);
  });
});
