import { existsSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import type { ViteUserConfig } from "vitest/config";
import { root } from "#scripts/prepare.mjs";
import { slowLanes, watchedByAll } from "#scripts/test-lanes.mjs";
import { repositoryFiles } from "#tests/support/source-files.ts";

const { default: vitest }: { default: ViteUserConfig } = await import(
  pathToFileURL(join(root, "vitest.config.ts")).href
);

const files = repositoryFiles();
const specs = files.filter((path) => path.endsWith(".spec.ts"));

test("every file of tests runs in one project, and in no other", () => {
  const projects = (vitest.test?.projects ?? []).flatMap((project) =>
    typeof project === "object" && "test" in project ? [project.test ?? {}] : [],
  );
  const runsIn = (path: string) =>
    projects.filter(
      ({ include = [], exclude = [] }) =>
        include.some((glob) => matchesGlob(path, glob)) && !exclude.some((glob) => matchesGlob(path, glob)),
    );
  const tests = files.filter((path) => /\.test\.tsx?$/.test(path));
  expect(tests.length).toBeGreaterThan(300);
  expect(tests.filter((path) => runsIn(path).length !== 1)).toEqual([]);
  expect(specs.filter((path) => !/^tests\/(journeys|deep|languages|translated|studio)\//.test(path))).toEqual(
    [],
  );
});

test("a journey's tag is one that a device looks for", () => {
  const tags = specs.flatMap((path) => [...readFileSync(join(root, path), "utf8").matchAll(/\btag: (.*)/g)]);
  expect(tags.length).toBeGreaterThan(10);
  expect(tags.map(([, tag = ""]) => tag).filter((tag) => !/^"@(phone|both)"/.test(tag))).toEqual([]);
});

test("a lane watches folders that are there", () => {
  const watched = [...watchedByAll, ...slowLanes.flatMap(({ watches }) => watches)];
  expect(watched.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
