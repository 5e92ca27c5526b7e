import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";

test.each([
  ["Dusty blue", "dusty-blue"],
  ["Éloïse", "eloise"],
  ["  -- A/B --  ", "a-b"],
  ["💃", ""],
  ["كريمي", "كريمي"],
  ["وردي فاتح", "وردي-فاتح"],
  ["クリーム", "クリーム"],
  ["カ", "カ"],
  ["ガ", "ガ"],
  ["गुलाबी", "गुलाबी"],
  ["Йод", "йод"],
  ["아이보리", "아이보리"],
  ["Ａ１", "a1"],
])("%j becomes %j", (text, slug) => expect(slugOf(text)).toBe(slug));
