import { describe, expect, test } from "vitest";
import type { Size } from "#model/dresses/product.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { adviceInWords, dressSizeInWords } from "./advice-words.ts";
import { adviseSize, type Body, type SizeAdvice, sizeOfDress } from "./size-advice.ts";

const { sizeChart } = sampleTexts;
const { rows } = sizeChart;
const size38 = { bust: 88, waist: 70, hips: 96 };

function adviceFor(body: Body): SizeAdvice {
  const advice = adviseSize(sizeChart, body);
  if (!advice) throw new Error("There is no advice.");
  return advice;
}

const hips42 =
  "Your hips are a size 42; your bust and waist are a size 38. We go by the largest: a dress can be taken in, but seldom let out.";
const between = "Your bust, waist and hips fall between sizes 38 and 40: take the larger.";
const bustBetween = "Your bust falls between sizes 38 and 40: take the larger.";
const smaller = "Your measurements are below our smallest size: we will take the dress in for you.";
const larger = "Your bust is larger than our largest size, 46.";
const apart =
  "Your hips are a size 44; your bust and waist are a size 38. A dress can be taken in by two sizes at most: one cut to your measurements will hang better than an altered one.";
const bustAlone = "This is based on your bust alone; your waist and hips would make it more certain.";

test.each<[string, Body, string[]]>([
  ["everything asks for it", size38, []],
  ["the hips ask for more than the rest", { ...size38, hips: 104 }, [hips42]],
  ["the waist lies between two sizes", { waist: 72, bust: 90, hips: 98 }, [between]],
  ["the bust alone lies between two sizes", { ...size38, bust: 90 }, [bustBetween]],
  ["she is smaller than the smallest", { bust: 75, waist: 57, hips: 83 }, [smaller]],
  ["she is larger than the largest", { ...size38, bust: 108 }, [larger]],
  ["her measurements are far apart", { ...size38, hips: 109 }, [apart]],
  ["only the bust is known", { bust: 88 }, [bustAlone]],
])("why it is this size, or none: %s", (_what, body, sentences) =>
  expect(adviceInWords(adviceFor(body), rows, "cm")).toEqual(sentences),
);

const tooShort = (heels: number, by: string) =>
  `Size 38 fits everywhere but in length: in heels of ${heels} cm it is ${by} cm too short.`;
const lower = [tooShort(8, "2.5"), "In heels of 6 cm or less it is long enough."];
const barefoot = [tooShort(3, "3.5"), "Without heels it is long enough."];

test.each<[string, Body, string[]]>([
  ["taken up", { hollowToFloor: 136, heels: 10 }, ["For heels of 10 cm we take the hem up by 3 cm."]],
  ["nearly right", { hollowToFloor: 140, heels: 8 }, ["The length is right for heels of 8 cm."]],
  ["long enough in lower heels", { hollowToFloor: 143.5, heels: 8 }, lower],
  ["long enough without heels", { hollowToFloor: 149.5, heels: 3 }, barefoot],
])("the length: %s", (_what, length, sentences) =>
  expect(adviceInWords(adviceFor({ ...size38, ...length }), rows, "cm")).toEqual(sentences),
);

test("the length: in inches", () => {
  const advice = adviceFor({ ...size38, hollowToFloor: 136, heels: 8 });
  expect(adviceInWords(advice, rows, "in")).toEqual(["For heels of 3¼ in we take the hem up by 2 in."]);
});

describe("what there is of a dress in her size:", () => {
  const had = (label: string): Size => ({ label, isAvailable: true });
  const gone: Size = { label: "38", isAvailable: false };
  const takenIn = "The next size available, 40, can be taken in.";
  const bespoke = "We can make it to your measurements.";

  test.each<[string, Size[], string[]]>([
    ["her own", [had("38")], []],
    ["the next one; hers is gone", [gone, had("40")], ["Lia is currently unavailable in size 38.", takenIn]],
    ["the next one; hers is not made", [had("40")], ["Lia is not made in size 38.", takenIn]],
    ["none; hers is gone", [gone], ["Lia is currently unavailable in size 38.", bespoke]],
    ["none; hers is not made", [], ["Lia is not made in size 38.", bespoke]],
  ])("%s", (_what, sizes, sentences) => {
    const advice = adviceFor(size38);
    expect(dressSizeInWords(sizeOfDress(advice, rows, sizes), advice, "Lia")).toEqual(sentences);
  });

  test("nothing where she has no size", () => {
    const advice = adviceFor({ ...size38, bust: 108 });
    expect(dressSizeInWords(sizeOfDress(advice, rows, [had("38")]), advice, "Lia")).toEqual([]);
  });
});
