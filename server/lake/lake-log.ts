import { z } from "zod";
import type { Log } from "#app/content/logger.server.ts";

/** As the lake's README describes it. */
const entry = z.looseObject({ level: z.enum(["info", "warn", "error"]), message: z.string() });

/** A line of the lake's log, as one of the shop's. */
export function forwardLog(line: string, log: Log): void {
  const { data } = entry.safeParse(parse(line));
  const { level, message, ...details } = data ?? { level: "info", message: line };
  log(level === "warn" ? "warning" : level, `content lake: ${message}`, details);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
