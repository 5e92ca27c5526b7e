// @ts-check
// Takes the reference screenshots of tests/journeys/screenshots.spec.ts again. Look at what `git status` names before you commit it.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureHeadlessShell } from "./chromium.mjs";
import { build, install, node, root } from "./prepare.mjs";

install();
build();
ensureHeadlessShell();
const { status } = spawnSync(
  node,
  [join(root, "node_modules/@playwright/test/cli.js"), "test", "screenshots.spec", "--update-snapshots"],
  { cwd: root, stdio: "inherit" },
);
process.exitCode = status ?? 1;
