import { expect, test } from "vitest";
import { readCounts, summaryOf } from "./counts-summary.ts";

const csv = [
  "day,what,slug,dress,word,count",
  "2026-11-20,view,lia,Lia,,4",
  "2026-11-23,rent,lia,Lia,,1",
  "2026-11-23,view,ada,Ada,,9",
  "2026-11-24,view,lia,Lia,,2",
  "",
].join("\r\n");

test("a long time is drawn in weeks, of which the last one ends today", () => {
  const { periods, isWeekly, all, dresses } = summaryOf(readCounts(csv), "2026-11-24", 400);
  expect(isWeekly).toBe(true);
  expect(periods.at(-1)).toBe("2026-11-18");
  expect(all.series.at(-1)).toBe(15);
  expect(all.series).toHaveLength(periods.length);
  expect(
    dresses.map(({ name }) => name),
    "who is asked for stands before who is looked at",
  ).toEqual(["Lia", "Ada"]);
});

test("a showroom further east is a day ahead", () => {
  const { periods, all } = summaryOf(readCounts(csv), "2026-11-23", 7);
  expect(periods.at(-1)).toBe("2026-11-24");
  expect(all.series.at(-1)).toBe(2);
});
