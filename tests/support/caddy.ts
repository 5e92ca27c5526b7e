import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "#scripts/prepare.mjs";
import { findProgram } from "#scripts/test-programs.mjs";
import { freePort } from "#server/lake/lake-process.ts";
import { hostOf, type Nginx, PROXY_SECRET, untilReachable } from "./nginx.ts";

/** Caddy with deploy/Caddyfile, in front of that shop, or with the file for two machines of one; without a certificate. */
export async function openCaddy(first: string, second?: string): Promise<Omit<Nginx, "bodies">> {
  const folder = await mkdtemp(join(tmpdir(), "caddy-"));
  const url = `http://127.0.0.1:${await freePort()}`;
  const file = second === undefined ? "deploy/Caddyfile" : "deploy/several-machines.Caddyfile";
  const here = (await readFile(join(root, file), "utf8"))
    .replace(/shop\.example(?=\}? \{)/, url)
    .replaceAll(/(127\.0\.0\.1|10\.0\.0\.1):3000/g, hostOf(first))
    .replaceAll("10.0.0.2:3000", hostOf(second ?? first));
  await writeFile(join(folder, "Caddyfile"), here.replace("{\n", "{\n\tadmin off\n"));
  const child = spawn(findProgram("caddy") ?? "caddy", ["run", "--config", join(folder, "Caddyfile")], {
    env: { PROXY_SECRET, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const said: string[] = [];
  child.stderr.on("data", (text) => said.push(String(text)));
  await untilReachable(url, child, () => said.join(""));
  return {
    url,
    log: () => said.join(""),
    /** It hears from a machine that it will end. */
    reload: () => Promise.resolve(),
    async close() {
      child.kill();
      if (child.exitCode === null) await once(child, "close");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
