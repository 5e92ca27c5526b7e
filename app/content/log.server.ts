export type LogLevel = "info" | "warning" | "error";

/** Says one thing that happened, with the details somebody would search for. */
export type Log = (level: LogLevel, event: string, details?: Record<string, unknown>) => void;

/**
 * One line of JSON on standard error; standard output belongs to whoever started the shop. Somebody who looks on at a
 * terminal is told of trouble only.
 */
export const log: Log = (level, event, details = {}) => {
  if (level === "info" && process.stderr.isTTY) return;
  const line = { time: new Date().toISOString(), level, event, ...details };
  process.stderr.write(
    `${JSON.stringify(line, (_key, value) => (value instanceof Error ? said(value) : value))}\n`,
  );
};

/** Of an error only its words: objects that hang on it may hold requests, and these may hold the token. */
function said(error: Error) {
  const { name, message, cause } = error;
  const stack = process.env.NODE_ENV === "production" ? undefined : error.stack;
  return {
    name,
    message: message.slice(0, 1000),
    ...(cause instanceof Error ? { cause: cause.message } : {}),
    stack,
  };
}
