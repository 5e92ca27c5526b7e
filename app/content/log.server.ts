export type LogLevel = "info" | "warning" | "error";

/** Says one thing that happened, with the details somebody would search for. */
export type Log = (level: LogLevel, event: string, details?: Record<string, unknown>) => void;
