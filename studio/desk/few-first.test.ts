import { expect, test } from "vitest";
import { fewFirst } from "./few-first.tsx";

const counts = (length: number) => {
  const { first, others } = fewFirst(Array.from({ length }, (_, at) => at));
  expect([...first, ...others]).toHaveLength(length);
  return [first.length, others.length];
};

test("a list of thirty shows six lines and folds the others, and no single line is folded", () => {
  expect([0, 6, 7, 8, 30].map(counts)).toEqual([
    [0, 0],
    [6, 0],
    [7, 0],
    [6, 2],
    [6, 24],
  ]);
});
