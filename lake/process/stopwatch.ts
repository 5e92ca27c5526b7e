import { readFileSync } from "node:fs";

/**
 * A stopwatch tells a slow task from a busy machine: only CPU time is the task's own. It covers all threads of the process, at most
 * the wall-clock time. Without `/proc` it equals the wall-clock time.
 */
type Stopwatch = () => { cpuMs: number; wallMs: number };

export function startOwnStopwatch(): Stopwatch {
  return start(() => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  });
}

export function startStopwatchOf(pid: number | undefined): Stopwatch {
  return start(() => readCpuMs(pid));
}

function start(readCpu: () => number): Stopwatch {
  const startedAt = performance.now();
  const cpuBefore = readCpu();
  return () => {
    const wallMs = performance.now() - startedAt;
    const used = readCpu() - cpuBefore;
    return { cpuMs: Number.isNaN(used) ? wallMs : Math.min(used, wallMs), wallMs };
  };
}

/** Linux's `/proc/PID/stat` has user and system time in ticks, 12th and 13th after the name. */
function readCpuMs(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "latin1")
      .replace(/^.*\) /s, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}

/** Linux tells every program hundredths of a second (USER_HZ). */
const TICK_MS = 10;
