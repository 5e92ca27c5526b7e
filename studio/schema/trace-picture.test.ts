import { expect, test } from "vitest";
import { readWordmarkSvg } from "#model/brand/wordmark-svg.ts";
import { tracedSvg } from "./trace-picture.ts";

const clear = [0, 0, 0, 0];
const white = [255, 255, 255, 255];
const black = [0, 0, 0, 255];

/** "#" is ink. */
function pixelsOf(rows: string[], ground: number[], ink = black) {
  const data = rows.flatMap((row) => Array.from(row).flatMap((sign) => (sign === "#" ? ink : ground)));
  return { width: rows[0]?.length ?? 0, height: rows.length, data };
}

const ring = ["........", ".######.", ".#....#.", ".######.", "........"];

test.each([
  ["on nothing", clear, black],
  ["on paper", white, black],
  ["in white on a dark ground", black, white],
  ["in a faint colour on paper", white, [230, 210, 205, 255]],
])("what is drawn %s becomes outlines, with what is left open", (_, ground, ink) => {
  expect(tracedSvg(pixelsOf(ring, ground, ink), 0.5)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><path fill-rule="evenodd" d="M2 1L7 1L7 4L6 4L1 4L1 1ZM2 2L2 3L6 3L6 2Z"/></svg>',
  );
});

test("a slanted edge is a line, not stairs", () => {
  const rows = Array.from({ length: 40 }, (_, y) => "#".repeat(y + 1).padEnd(80, "."));
  const path = / d="([^"]*)"/.exec(tracedSvg(pixelsOf(rows, clear), 1))?.[1] ?? "";
  expect(path.split("L").length).toBeLessThan(8);
});

test("an empty picture is refused with its reason, and a drawn one is a wordmark", () => {
  expect(readWordmarkSvg(tracedSvg(pixelsOf(["....", "...."], white), 1))).toEqual({
    fault: "draws nothing: no shape in it is filled or outlined",
  });
  expect(readWordmarkSvg(tracedSvg(pixelsOf(ring, white), 1))).toMatchObject({ ratio: 1.6 });
});
