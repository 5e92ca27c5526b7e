import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { colourFamilyOf } from "#model/dresses/colour-family.server.ts";
import { slugOf } from "#model/dresses/slug.ts";
import { searchableWords } from "#model/search/query-terms.ts";
import { type SearchableDress, searchableOf } from "#model/search/search-entry.ts";
import { projectPaths } from "#server/project-paths.ts";
import { sampleProduct } from "#tests/support/sample-product.ts";

const text = z.string().catch("");

const document = z.object({
  _type: z.literal("product"),
  name: z.string(),
  category: text,
  description: text,
  silhouette: text,
  neckline: text,
  sleeves: text,
  fabric: text,
  colors: z.array(z.object({ name: z.string(), value: z.string() })).catch([]),
  sizes: z.array(z.string()).catch([]),
});

/** Words of a description that are worth finding, as in the sample collection. */
const WORDS = 23;

/** The sample's 28 dresses have 355 different words; as in all texts, four times as many dresses have twice as many. */
const SAMPLE = { dresses: 28, words: 355, growth: 0.56 };

const syllables =
  "la ver mon tis ren cor bel fi gra sou dal per tin ose ard lin mar vel eth oir ane cham bre tou".split(" ");

/**
 * Makes dresses with names, pictures and descriptions of their own, in words as frequent as the sample's, which
 * itself repeated would compress to nothing. They are the same each time.
 */
export function manySearchableDresses(count: number): SearchableDress[] {
  const originals = readSample();
  const random = createRandom();
  const pick = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0];
  const invent = (parts: number) =>
    Array.from({ length: parts }, () => syllables[Math.floor(random() * syllables.length)]).join("");
  const seen = originals.flatMap(({ description }) => searchableWords(description));
  let different = new Set(seen).size;
  const wordsFor = (place: number) => {
    const most = SAMPLE.words * Math.max(1, (place + 1) / SAMPLE.dresses) ** SAMPLE.growth;
    const words = new Set<string>();
    while (words.size < WORDS) {
      const isNew = different < most;
      const word = isNew ? invent(3) : (seen[Math.floor(random() * seen.length)] ?? "");
      if (isNew) different += 1;
      if (isNew || random() < 0.3) seen.push(word);
      words.add(word);
    }
    return words;
  };
  const one = (place: number): SearchableDress => {
    const original = pick(originals);
    const name = `${invent(2 + (place % 2))} ${place % 3 === 0 ? invent(2) : ""}`.trim();
    const words = wordsFor(place);
    const colours = pick(originals).colors.map(({ name, value }) => {
      return { name, value, slug: slugOf(name), isAvailable: true };
    });
    const product = sampleProduct(`${name.replace(" ", "-")}-${place}`, {
      name,
      colours,
      pictures: [
        pictureOf(`${place}`),
        ...colours.slice(1).map(({ slug }) => ({ ...pictureOf(slug), colour: slug })),
      ],
      sizes: pick(originals).sizes.map((label) => ({ label, isAvailable: true })),
      offers: pick([["rent", "purchase"], ["rent", "purchase"], ["rent"]]),
      fabric: original.fabric,
      silhouette: pick(originals).silhouette,
      neckline: pick(originals).neckline,
      sleeves: pick(originals).sleeves,
      description: [...words].join(" "),
    });
    const collection = original.category.replace("-", " ");
    return searchableOf(product, {
      collection,
      alsoCalled: ["evening dress", "evening gown", "prom dress"],
      familyOf: colourFamilyOf,
    });
  };
  return Array.from({ length: count }, (_, place) => one(place));
}

/** No two are alike, as those of a content host. */
function pictureOf(file: string) {
  const digest = createHash("sha1").update(file).digest("hex");
  return { src: `/images/trousseau/production/${digest}-1440x1800.jpg`, width: 1440, height: 1800, alt: "" };
}

function readSample() {
  const lines = readFileSync(join(projectPaths.content, "data.ndjson"), "utf8").split("\n").filter(Boolean);
  const [first, ...others] = lines.flatMap((line) => document.safeParse(JSON.parse(line)).data ?? []);
  if (!first) throw new Error("The sample has no dresses.");
  return [first, ...others] as const;
}

/** Numerical Recipes' generator: the same catalogue in each run. */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
