// @ts-check
// Studio's own types, and journeys through the real Studio. Not a step of `npm test`: they need Studio's own 660 MB, and two minutes.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { build, fail, install, node, root } from "./prepare.mjs";
import { buildStudio, installStudio } from "./prepare-studio.mjs";

install();
build();
installStudio();
buildStudio("production");
const chromium = await ensureChromium();
if (!chromium) fail("The journeys need Chromium: install it, or name one in CHROMIUM_PATH.");

const types = spawnSync(node, [join(root, "studio/node_modules/typescript/bin/tsc"), "--project", "studio"], {
  cwd: root,
  stdio: ["ignore", "inherit", "inherit"],
});
if (types.status !== 0) fail("Studio's types do not fit.");

const playwright = join(root, "node_modules/@playwright/test/cli.js");
const { status } = spawnSync(
  node,
  [playwright, "test", "--config", "tests/studio/playwright.config.ts", ...process.argv.slice(2)],
  { cwd: root, env: { ...process.env, CHROMIUM_PATH: chromium }, stdio: ["ignore", "inherit", "inherit"] },
);
process.exitCode = status ?? 1;
