// @ts-check
// Takes the reference pictures of tests/journeys/looks.spec.ts anew. Look at what `git status` names before you commit it.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureHeadlessChromium } from "./chromium.mjs";
import { build, install, node, root } from "./prepare.mjs";

install();
build();
const chromium = await ensureHeadlessChromium();
const { status } = spawnSync(
  node,
  [join(root, "node_modules/@playwright/test/cli.js"), "test", "looks", "--update-snapshots"],
  { cwd: root, stdio: "inherit", env: { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) } },
);
process.exitCode = status ?? 1;
