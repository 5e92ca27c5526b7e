import { expect, test } from "vitest";
import { pageSlug } from "#app/label/link-address.ts";
import { dressAddressOf } from "./dress-address.ts";

test.each([
  ["Aurélie", "aurelie"],
  ["Œuvre nº 7", "oeuvre-no-7"],
  ["Große Liebe", "grosse-liebe"],
  ["Đorđe, Ærø & Þóra", "dorde-aero-thora"],
  ["İnci Işık", "inci-isik"],
  ["💃", ""],
])("%j has the address %j", (name, address) => {
  expect(dressAddressOf(name)).toBe(address);
});

test.each(["Йод", "ドレス 7", "كريمي", "Aurélie 愛"])(
  "%j has an address of its own that Studio publishes",
  (name) => {
    expect(dressAddressOf(name)).toMatch(pageSlug);
    expect(dressAddressOf(name)).toBe(dressAddressOf(` ${name}!`));
    expect(dressAddressOf(name)).not.toBe(dressAddressOf(`${name}2`));
  },
);
