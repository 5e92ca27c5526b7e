import { expect, test } from "vitest";
import { missingViews, roleInName } from "./role-words.ts";

test.each([
  ["aurelie-main.jpg", "still"],
  ["Aurelie_Back_02.JPG", "back"],
  ["aurelie-back-detail.jpg", "detail"],
  ["Aurélie Rücken.heic", "back"],
  ["aurelie-portée.jpg", "worn"],
  ["silk-blush.jpg", "cloth"],
  ["أوريلي-أمام.jpg", "still"],
  ["IMG_4711.HEIC", undefined],
  ["backstage.jpg", undefined],
])("The name of the file %s speaks of its role: %s", (file, role) => expect(roleInName(file)).toBe(role));

test("A dress lacks the views of which it has no picture, and none while no picture has a role", () => {
  expect(missingViews([{ role: "still" }, { role: "detail" }, {}])).toBe("worn or from behind");
  expect(missingViews([{}, {}])).toBe("");
  expect(missingViews([])).toBe("");
});
