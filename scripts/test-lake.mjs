// @ts-check
// What the content lake must outlive: kills, full disks, fuzzed and hostile requests, while visitors look round the shop.
// Not a step of `npm test`: it takes the machine for itself, for some minutes.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build, install, node, root } from "./prepare.mjs";

install();
build();
const { status } = spawnSync(
  node,
  [join(root, "node_modules/vitest/vitest.mjs"), "run", "--project", "lake", ...process.argv.slice(2)],
  { cwd: root, stdio: ["ignore", "inherit", "inherit"] },
);
process.exitCode = status ?? 1;
