import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";
import { repositoryFiles } from "#tests/support/source-files.ts";

/** Everybody who clones the repository waits for these. */
const MAX_PICTURE_BYTES = 40 * 1024 * 1024;

test("pictures and films take no longer to clone than a repository should", () => {
  const sizes = repositoryFiles("*.jpg", "*.png", "*.webp", "*.avif", "*.mp4", "*.webm").map(
    (file) => statSync(join(root, file)).size,
  );
  expect(sizes.length).toBeGreaterThan(80);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(MAX_PICTURE_BYTES);
});
