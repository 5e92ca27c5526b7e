import { expect, test } from "vitest";
import { faultLines } from "./import-report.ts";

test("of a table with a fault in every row as many are said as somebody reads", () => {
  const faults = Array.from({ length: 1_000 }, (_, at) => ({
    row: at + 2,
    message: "the dress has no name",
  }));
  const lines = faultLines(faults);
  expect(lines).toHaveLength(101);
  expect(lines.at(-2)).toBe("  row 101: the dress has no name");
  expect(lines.at(-1)).toBe("  and 900 more");
});

test("a cell that is repeated neither fills the terminal nor commands it", () => {
  const message = `there is no file “\u001b[31m${"x".repeat(1_000_000)}”`;
  const [said = ""] = faultLines([{ row: 2, column: "y".repeat(1_000_000), message }]);
  expect(said).toMatch(/^ {2}row 2, column “y{60}…”: there is no file “ \[31mx+…$/);
  expect(said.length).toBeLessThan(1_000);
});
