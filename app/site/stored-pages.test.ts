import { expect, test } from "vitest";
import { isStorable } from "./stored-pages.ts";

const page = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public, max-age=0" };

test.each<[string, ResponseInit, boolean]>([
  ["a page", { headers: page }, true],
  ["an error", { status: 500, headers: page }, false],
  ["a part", { status: 206, headers: page }, false],
  ["a draft", { headers: { ...page, "Cache-Control": "private, no-store" } }, false],
  ["the state of this moment", { headers: { ...page, "Cache-Control": "no-store" } }, false],
  ["another form of the page", { headers: { ...page, "Content-Type": "text/markdown" } }, false],
])("%s may be stored as a page: %j, %s", (_what, init, expected) =>
  expect(isStorable(new Response("", init), /^text\/html/)).toBe(expected),
);

test("an answer that another address has given is not stored", () => {
  const response = Object.defineProperty(new Response("", { headers: page }), "redirected", { value: true });
  expect(isStorable(response, /^text\/html/)).toBe(false);
});
