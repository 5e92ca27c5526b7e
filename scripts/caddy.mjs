// @ts-check
import { existsSync } from "node:fs";
import { installPackage } from "./apt-get.mjs";

const defaultPaths = ["/usr/bin/caddy", "/usr/local/bin/caddy", "/opt/homebrew/bin/caddy"];

export const caddyIsMissing = "The tests of proxies need Caddy: install it, or name one in CADDY.";

/** The path of a Caddy on this machine, if there is one. */
export function findCaddy() {
  return process.env.CADDY ?? defaultPaths.find((path) => existsSync(path));
}

/** Installs Debian's package where there is none yet. */
export function ensureCaddy() {
  if (!findCaddy()) installPackage("caddy");
  return findCaddy();
}
