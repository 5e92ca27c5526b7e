import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";

/** Everybody who clones the repository waits for these. */
const MAX_PICTURE_BYTES = 40 * 1024 * 1024;

test("pictures and films take no longer to clone than a repository should", () => {
  const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" });
  const sizes = tracked
    .split("\0")
    .filter((file) => existsSync(join(root, file)) && /\.(jpg|png|webp|avif|mp4|webm)$/.test(file))
    .map((file) => statSync(join(root, file)).size);
  expect(sizes.length).toBeGreaterThan(80);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(MAX_PICTURE_BYTES);
});
