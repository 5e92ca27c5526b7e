// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Size } from "#model/dresses/product.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { nothingWritten } from "./measurement.ts";
import { adviseSize, type Body } from "./size-advice.ts";
import { SizeResult } from "./size-result.tsx";

const { sizeChart } = sampleTexts;
const size38 = { bust: 88, waist: 70, hips: 96 };
const tall = { ...size38, hollowToFloor: 160 };
const measured = "Ask for it made to measure";
const had = (label: string): Size => ({ label, isAvailable: true });

test.each<[string, Body, Size[], string, string[]]>([
  ["her size", size38, [had("38")], "Your size 38", ["Choose 38"]],
  ["the next size", size38, [had("40")], "Your size 40", ["Choose 40", measured]],
  ["no size that fits", size38, [had("44")], "Made to measure", [measured]],
  ["a size that is too short for her", tall, [had("38")], "Your size 38", ["Choose 38", measured]],
])("a dress that there is in %s: %#", (_what, body, sizes, heading, ways) => {
  const advice = adviseSize(sizeChart, body);
  if (!advice) throw new Error("There is no advice.");
  const dress = { name: "Lia", slug: "lia", sizes };
  const shown = { advice, dress, rows: sizeChart.rows, writtenSizes: nothingWritten("cm") };
  const result = document.createElement("div");
  result.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <SizeResult {...shown} onChoose={() => undefined} />
    </MemoryRouter>,
  );
  expect(result.querySelector("h3")?.textContent).toBe(heading);
  expect([...result.querySelectorAll("button, a")].map(({ textContent }) => textContent)).toEqual(ways);
});
