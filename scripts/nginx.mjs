// @ts-check
import { existsSync } from "node:fs";
import { installPackage } from "./apt-get.mjs";

/** An ordinary user's path often lacks it. */
const defaultPaths = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"];

export const nginxIsMissing = "The tests of shared caches need nginx: install it, or name one in NGINX.";

/** The path of an nginx on this machine, if there is one. */
export function findNginx() {
  return process.env.NGINX ?? defaultPaths.find((path) => existsSync(path));
}

/** Installs Debian's package where there is none yet. */
export function ensureNginx() {
  const found = findNginx();
  if (found) return found;
  // The package starts a server of its own, which nobody wants here.
  installPackage("nginx-light");
  return findNginx();
}
