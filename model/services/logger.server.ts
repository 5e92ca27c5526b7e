type LogLevel = "info" | "warning" | "error";

/** Reports one event, with the details that somebody would search for. */
export type Log = (level: LogLevel, event: string, details?: Record<string, unknown>) => void;
