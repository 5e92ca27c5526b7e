import { expect, test } from "vitest";
import { readCounts, summaryOf } from "#studio/insights/counts-summary.ts";

const csv = [
  "day,what,slug,dress,word,count",
  "2026-11-20,view,lia,Lia,,4",
  '2026-11-23,colour,lia,Lia,"Blush, pale",1',
  "2026-11-23,rent,lia,Lia,,1",
  "2026-11-23,search,,,lace,2",
  "2026-11-23,size,lia,Lia,38,1",
  "2026-11-23,view,ada,Ada,,9",
  "2026-11-24,collection,,,Tulle,4",
  "2026-11-24,home,,,,7",
  "2026-11-24,search,,,lace,3",
  "2026-11-24,source,,,Instagram,2",
  "2026-11-24,source,,,other,5",
  "2026-11-24,view,lia,Lia,,2",
  "",
].join("\r\n");

test("the shop's table becomes what is drawn: by dress, by day, by word", () => {
  const { dresses, all, searches, sources, screens, periods, isWeekly } = summaryOf(
    readCounts(csv),
    "2026-11-24",
    7,
  );
  expect(isWeekly).toBe(false);
  expect(periods).toHaveLength(7);
  expect([periods[0], periods.at(-1)]).toEqual(["2026-11-18", "2026-11-24"]);
  expect(
    dresses.map(({ name }) => name),
    "who is asked for stands before who is looked at",
  ).toEqual(["Lia", "Ada"]);
  expect(dresses[0]).toMatchObject({
    views: 6,
    rent: 1,
    purchase: 0,
    series: [0, 0, 4, 0, 0, 0, 2],
    colours: [{ label: "Blush, pale", count: 1 }],
    sizes: [{ label: "38", count: 1 }],
  });
  expect(all).toMatchObject({ views: 15, series: [0, 0, 4, 0, 0, 9, 2] });
  expect(searches).toEqual([{ label: "lace", count: 5 }]);
  expect(sources).toEqual([
    { label: "Other sites", count: 5 },
    { label: "Instagram", count: 2 },
  ]);
  expect(screens).toEqual([
    { label: "Home page", count: 7 },
    { label: "Tulle", count: 4 },
  ]);
});

test("a long time is drawn in weeks, of which the last one ends today", () => {
  const { periods, isWeekly, all } = summaryOf(readCounts(csv), "2026-11-24", 400);
  expect(isWeekly).toBe(true);
  expect(periods.at(-1)).toBe("2026-11-18");
  expect(all.series.at(-1)).toBe(15);
  expect(all.series).toHaveLength(periods.length);
});

test("a showroom further east is a day ahead", () => {
  const { periods, all } = summaryOf(readCounts(csv), "2026-11-23", 7);
  expect(periods.at(-1)).toBe("2026-11-24");
  expect(all.series.at(-1)).toBe(2);
});

test("nothing counted is nothing drawn", () => {
  const { dresses, searches, all } = summaryOf(
    readCounts("day,what,slug,dress,word,count\r\n"),
    "2026-11-24",
    30,
  );
  expect([dresses, searches, all.views]).toEqual([[], [], 0]);
  expect(all.series).toHaveLength(30);
});
