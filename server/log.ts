import type { Log } from "#app/content/logger.server.ts";

/** Writes one line of JSON to standard error; on a terminal warnings and errors only. */
export const log: Log = (level, event, details = {}) => {
  if (level === "info" && process.stderr.isTTY) return;
  const line = { time: new Date().toISOString(), level, event, ...details };
  const text = JSON.stringify(line, readable);
  process.stderr.write(
    `${[...secrets].reduce((safe, secret) => safe.replaceAll(secret, "[secret]"), text)}\n`,
  );
};

const secrets = new Set<string>();

/** Writes "[secret]" instead of it from now on: a host's response may repeat what it was sent. */
export function hideInLog(secret: string) {
  secrets.add(secret);
}

/** Of an address what stands before its query: that may hold a token, or what somebody has typed. */
function readable(key: string, value: unknown): unknown {
  if (value instanceof Error) return describeError(value);
  return key === "path" && typeof value === "string" ? value.split("?")[0] : value;
}

/** An error without its other properties: they may hold a request, and with it the token. */
function describeError(error: Error) {
  const { name, message, cause } = error;
  const stack = process.env.NODE_ENV === "production" ? undefined : error.stack;
  return {
    name,
    message: message.slice(0, 1000),
    ...(cause instanceof Error ? { cause: cause.message } : {}),
    stack,
  };
}
