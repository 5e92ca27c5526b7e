// @ts-check
// Takes the reference screenshots (tests/screenshots) again, in the tests of tests/deep whose titles say "as approved". Look at what `git status` names before you commit it.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build, installTools, node, root } from "./prepare.mjs";
import { requirePrograms } from "./test-programs.mjs";

await installTools();
await build();
await requirePrograms("headlessShell");
const { status } = spawnSync(
  node,
  [join(root, "node_modules/@playwright/test/cli.js"), "test", "--grep=as approved", "--update-snapshots"],
  { cwd: root, stdio: "inherit" },
);
process.exitCode = status ?? 1;
