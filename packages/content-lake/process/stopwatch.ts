import { readFileSync } from "node:fs";

/** Tells a task that is slow from a machine that is busy: what has passed is only the task's if it was being worked on. */
interface Stopwatch {
  /**
   * Milliseconds since the start: of CPU time of the process, with all its threads (at most those that have passed, and all of
   * them where the system does not tell), and of wall-clock time.
   */
  read(): { cpuMs: number; wallMs: number };
}

/** Of this process. */
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
  return {
    read() {
      const wallMs = performance.now() - startedAt;
      const used = readCpu() - cpuBefore;
      return { cpuMs: Number.isNaN(used) ? wallMs : Math.min(used, wallMs), wallMs };
    },
  };
}

/** Linux's `/proc/PID/stat`: after the name in brackets come the state and, as the 12th and 13th, user and system time in ticks. */
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

/** Linux tells every program of hundredths of a second, however its own clock ticks (USER_HZ). */
const TICK_MS = 10;
