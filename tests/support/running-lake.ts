import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { createClient, type SanityClient } from "@sanity/client";
import { node, root } from "#scripts/prepare.mjs";
import type { Shop } from "./shop.ts";

type RunningLake = { url: string; process: number };

/** The lake that a shop has started, as its log tells: the last of them. */
export function lakeOf(shop: Shop): RunningLake {
  const started = shop
    .log()
    .split("\n")
    .filter((line) => line.includes('"content lake started"'));
  return JSON.parse(started.at(-1) ?? "null");
}

/** A token of the lake in a DATA_DIR, made as the owner makes one: with the lake's own command. */
export async function tokenFor(dataFolder: string, role: string): Promise<string> {
  const command = join(root, "lake/command/content-lake-command.ts");
  const words = ["tokens", "create", "test", "--role", role, "--folder", join(dataFolder, "lake")];
  return (await promisify(execFile)(node, [command, ...words])).stdout.trim();
}

/** An editor's client, which calls the shop's address as Studio does. */
export function editorAt(url: string, token: string): SanityClient {
  return createClient({
    projectId: "trousseau",
    dataset: "production",
    apiVersion: "2025-02-19",
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    token,
  });
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch {
    return false;
  }
}

/** The most memory that a process has held so far, in megabytes. */
export function peakMemoryMb(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
