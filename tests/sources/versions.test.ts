import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";
import { repositoryFiles } from "#tests/support/source-files.ts";

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

test("CHANGELOG begins with the version of package.json", async () => {
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const [, newest] = /^## (.*)$/m.exec(await readFile(join(root, "CHANGELOG.md"), "utf8")) ?? [];
  expect(newest).toBe(version);
});

test("a package has one version in all rooms, Studio's own included", async () => {
  const versions = new Map<string, Set<string>>();
  for (const path of repositoryFiles("package.json")) {
    const { dependencies, devDependencies }: Manifest = JSON.parse(await readFile(join(root, path), "utf8"));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  expect(versions.size).toBeGreaterThan(80);
  expect([...versions].filter(([, { size }]) => size > 1)).toEqual([]);
});
