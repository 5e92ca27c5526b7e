import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { inProduction } from "#scripts/run.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The kernel counts processor time in these; fixed on Linux. */
const TICKS_PER_SECOND = 100;

export type Process = {
  /** The address of the shop, with no slash at its end. */
  url: string;
  /** Milliseconds from the start to its first line. */
  startMs: number;
  /** Processor time of the process so far, its threads included and its children not, in milliseconds. */
  cpuMs(): number;
  /** The same, with all processes that it has started. */
  familyCpuMs(): number;
  /** Resident memory of the process and all those under it, in megabytes. What they share, as Node's own code, is counted once. */
  residentMb(): number;
  /** The same of the process alone, with all that it shares. */
  ownMb(): number;
  close(): Promise<void>;
};

/** Browsers reach it through slow links of other ports: pages for an origin that is not its own are not cached. */
const PUBLIC_URL = "http://shop.example";

/** Starts the shop as `npm start` does. It makes no pictures ahead unless `settings` say so. */
export function startShop(settings: Record<string, string>, folder = root): Promise<Process> {
  const own = { HOST: "127.0.0.1", PORT: "0", WARM_PICTURES: "false", PUBLIC_URL };
  return start("server/main.ts", { ...inProduction({}), ...own, ...settings }, folder);
}

/** Starts a server that answers with the bytes of this file, which are Brotli's. */
export function startBaseline(file: string): Promise<Process> {
  return start(fileURLToPath(import.meta.resolve("./baseline-server.ts")), { BODY: file });
}

/** Starts one of our programs with this very Node; it says its address as the last word of its first line. */
async function start(program: string, environment: Record<string, string>, folder = root): Promise<Process> {
  const began = performance.now();
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? "", ...environment },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const line = await lineWithAddress(child);
  return {
    url: (line.split(" ").at(-1) ?? "").replace("localhost", "127.0.0.1"),
    startMs: performance.now() - began,
    cpuMs: () => cpuMs(child.pid),
    familyCpuMs: () => familyOf(child.pid ?? 0).reduce((sum, pid) => sum + cpuMs(pid), 0),
    residentMb: () => familyOf(child.pid ?? 0).reduce((sum, pid) => sum + residentMb(pid, "Pss"), 0),
    ownMb: () => residentMb(child.pid ?? 0, "Rss"),
    async close() {
      child.kill();
      await once(child, "exit");
    },
  };
}

async function lineWithAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("The program says nothing.");
  for await (const line of createInterface({ input: child.stdout }))
    if (line.includes("http://")) return line;
  throw new Error("The program ended at once.");
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: fields 14 and 15, counted after the name in brackets. */
function cpuMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1000;
}

/** A process and all those that it and they have started. */
function familyOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return [pid, ...children.flatMap((child) => familyOf(Number(child)))];
}

/** The resident set size, or the proportional one: https://man7.org/linux/man-pages/man5/proc_pid_smaps.5.html */
function residentMb(pid: number, size: "Rss" | "Pss"): number {
  const sizes = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  const [, kilobytes] = new RegExp(`^${size}:\\s+(\\d+)`, "m").exec(sizes) ?? [];
  return Number(kilobytes) / 1024;
}
