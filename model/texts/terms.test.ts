import { expect, test } from "vitest";
import { termsIn, withoutTerms } from "./terms.ts";

test.each(["bridal-dresses", "robes-été", "été", "كريمي", "गुलाबी", "아이보리", "ドレス", "a_1"])(
  "a number of the collection %s is one",
  (slug) => {
    const text = `Made in {makingDays/${slug}} days, {makingDays} elsewhere.`;
    expect(termsIn(text)).toEqual([`makingDays/${slug}`, "makingDays"]);
    expect(withoutTerms(text)).toBe("Made in  days,  elsewhere.");
  },
);

test.each(["{days}", "{makingDays/}", "{makingDays/a/b}", "{makingDays /a}", "{{makingDay}}", "{toString}"])(
  "%s is a gap that somebody meant to fill",
  (text) => {
    expect(termsIn(text)).toEqual([]);
    expect(withoutTerms(text)).toBe(text);
  },
);
