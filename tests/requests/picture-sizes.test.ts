import { expect, test } from "vitest";
import { fetchPage } from "#tests/support/page.ts";
import { screens } from "#tests/support/screen-paths.ts";

/** Safari before 16.4 knows no ranges in media queries, and takes the largest picture then. */
test.each(screens)("%s names the widths of its pictures as old browsers read them", async (path) => {
  const { html } = await fetchPage(path);
  const sizes = [...html.matchAll(/\ssizes="([^"]*)"/gi)].map(([, value = ""]) => value);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter((value) => /[<>]|&[lg]t;/.test(value))).toEqual([]);
});
