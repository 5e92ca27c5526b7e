import { expect, test } from "vitest";
import { inTurns } from "./in-turns.ts";

test("others get a turn while a long list is read, and each entry comes once", async () => {
  let others = 0;
  setImmediate(() => {
    others += 1;
  });
  const rows = Array.from({ length: 101 }, (_, at) => at);
  const read: number[] = [];
  const turns = new Set<number>();
  for await (const row of inTurns(rows)) {
    read.push(row);
    turns.add(others);
  }
  expect(read).toEqual(rows);
  expect([...turns]).toEqual([0, 1]);
});
