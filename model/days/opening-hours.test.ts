import { expect, test } from "vitest";
import { readTime } from "./opening-hours.ts";

test.each([
  ["9.30", "09:30"],
  ["9:30", "09:30"],
  ["9h30", "09:30"],
  ["18h", "18:00"],
  ["18 Uhr", "18:00"],
  ["18.30 Uhr", "18:30"],
  ["18", "18:00"],
  ["6 pm", "18:00"],
  ["6:30 p.m.", "18:30"],
  ["12 am", "00:00"],
  ["9 م", "21:00"],
  ["١٠:٣٠ صباحًا", "10:30"],
  ["الساعة 7 مساءً", "19:00"],
  ["12 ظهرًا", "12:00"],
  ["١٨:٣٠", "18:30"],
  ["0930", "09:30"],
])("a time that is written %j is %s", (text, time) => {
  expect(readTime(text)).toBe(time);
});

test.each(["", "ten", "25:00", "9:60", "9:3", "13 pm", "10-12", "Uhr", "مساءً"])("%j is no time", (text) => {
  expect(readTime(text)).toBeUndefined();
});
