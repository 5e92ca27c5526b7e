// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Installs one of Debian's packages where that is possible; what is not there afterwards is for the caller to notice.
 *
 * @param {string} name
 */
export function installPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing ${name}…`);
  aptGet("update");
  aptGet("install", "--yes", "--no-install-recommends", name);
}

/** @param {string[]} args */
function aptGet(...args) {
  spawnSync("apt-get", ["--quiet=2", ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: ["ignore", "ignore", "inherit"],
  });
}
