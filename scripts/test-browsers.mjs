// @ts-check
// Journeys through Firefox and WebKit. Not a step of `npm test`: they need two more browsers, and some minutes.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureBrowsers } from "./browsers.mjs";
import { build, fail, install, node, root } from "./prepare.mjs";

install();
build();
const missing = ensureBrowsers();
if (missing) fail(missing);

const vitest = join(root, "node_modules/vitest/vitest.mjs");
const { status } = spawnSync(node, [vitest, "run", "--project", "browsers", ...process.argv.slice(2)], {
  cwd: root,
  stdio: ["ignore", "inherit", "inherit"],
});
process.exitCode = status ?? 1;
