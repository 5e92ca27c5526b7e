import { expect, test } from "vitest";
import { pageSlug } from "#model/entries/link-address.ts";
import { pageSlugOf } from "./page-slug.ts";

test.each([
  ["Aurélie", "aurelie"],
  ["Œuvre nº 7", "oeuvre-no-7"],
  ["Käthe von Zürich", "kaethe-von-zuerich"],
  ["Große Liebe & Größe", "grosse-liebe-groesse"],
  ["KÄTHE".normalize("NFD"), "kaethe"],
  ["Đorđe, Ærø & Þóra", "dorde-aero-thora"],
  ["İnci Işık", "inci-isik"],
  ["Łucja Žižka", "lucja-zizka"],
  ["ليلى", "lyla"],
  ["فستان ٧", "fstan-7"],
  ["Ёлка Йод", "yolka-yod"],
  ["Άννα Ψυχή", "anna-psychi"],
  ["ドレス 7", "doresu-7"],
  ["さくら きょう", "sakura-kyou"],
  ["シャルロッテ", "sharurotte"],
  ["ウェディング フェア", "wedingu-fea"],
  ["ﾄﾞﾚｽ", "doresu"],
  ["💃", ""],
])("%j has the address %j", (name, address) => expect(pageSlugOf(name)).toBe(address));

test.each(["花嫁", "婚纱 白", "웨딩", "חתונה", "ชุดแต่งงาน", "Aurélie 愛", "दुल्हन"])(
  "%j has an address of its own that Studio publishes",
  (name) => {
    expect(pageSlugOf(name)).toMatch(pageSlug);
    expect(pageSlugOf(name)).toBe(pageSlugOf(` ${name}!`));
    expect(pageSlugOf(name)).not.toBe(pageSlugOf(`${name}2`));
  },
);

test("what has a spelling stays readable beside what has none", () => {
  expect(pageSlugOf("Aurélie 愛")).toMatch(/^aurelie-[0-9a-f]{12}$/);
  expect(pageSlugOf("花嫁")).toMatch(/^dress-[0-9a-f]{12}$/);
  expect(pageSlugOf("花嫁", "collection")).toMatch(/^collection-[0-9a-f]{12}$/);
});

test.each(["x".repeat(300), `${"x".repeat(79)} y`, "愛".repeat(300), `${"x".repeat(300)}愛`])(
  "the address of a long name is cut",
  (name) => {
    expect(pageSlugOf(name).length).toBeLessThanOrEqual(80);
    expect(pageSlugOf(name)).toMatch(pageSlug);
  },
);
