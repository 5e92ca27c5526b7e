import { expect, test } from "vitest";
import { sampleTexts } from "#app/content/texts/sample-texts.server.ts";
import { servedPaths } from "#app/content/texts/shown-texts.server.ts";
import routes from "#app/routes.ts";

test("buttons may lead to every screen that has one address", () => {
  const screens = routes.flatMap(({ children = [] }) => children.map(({ path = "" }) => `/${path}`));
  const paths = servedPaths([], sampleTexts);
  const others = screens.filter((path) => !/[:*]/.test(path) && !paths.has(path));
  // What is wrong with the content is the owner's alone.
  expect(others).toEqual(["/content-check"]);
});
