import { expect, test } from "vitest";
import { isPlainClick } from "./plain-click.ts";

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test("a click of the first button without another key is a plain one", () =>
  expect(isPlainClick(click)).toBe(true));

test.each(["metaKey", "ctrlKey", "shiftKey", "altKey"])("one with %s is not", (key) =>
  expect(isPlainClick({ ...click, [key]: true })).toBe(false),
);

test("nor is one of another button", () => expect(isPlainClick({ ...click, button: 1 })).toBe(false));
