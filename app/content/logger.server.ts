type LogLevel = "info" | "warning" | "error";

/** Reports one event, with the details that somebody would search for. The process passes its own to what reads the content. */
export type Log = (level: LogLevel, event: string, details?: Record<string, unknown>) => void;
