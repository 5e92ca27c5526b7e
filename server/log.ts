import { createRepeatLimit } from "@trousseau/host/log.ts";
import type { Log } from "#model/services/logger.server.ts";

/** Further lines of one event within a minute are counted: strangers can cause some at will. */
const MOST_A_MINUTE = 10;

/** A longer text in a line is cut: an address that somebody has made up may have thousands of characters. */
const LONGEST_TEXT = 2_000;

/** Writes one line of JSON to standard error; on a terminal warnings and errors only. */
export const log: Log = (level, event, details = {}) => {
  if (level === "info" && process.stderr.isTTY) return;
  if (isWritten[level](event)) write({ level, event, ...details });
};

const isWritten = { info: repeatLimit("info"), warning: repeatLimit("warning"), error: repeatLimit("error") };

function repeatLimit(level: Parameters<Log>[0]) {
  return createRepeatLimit(
    (of, count) => write({ level, event: "more of the same", of, count }),
    MOST_A_MINUTE,
  );
}

/** Each request that is to be logged has its line, however many there are. */
export function logRequest(details: Record<string, unknown>): void {
  write({ level: "info", event: "request", ...details });
}

function write(line: Record<string, unknown>) {
  const text = JSON.stringify({ time: new Date().toISOString(), ...line }, (key, value) =>
    shortened(readable(key, value)),
  );
  process.stderr.write(`${withoutSecrets(text)}\n`);
}

/** Secrets are hidden first, because a part of one would not be recognised. */
function shortened(value: unknown): unknown {
  return typeof value === "string" ? withoutSecrets(value).slice(0, LONGEST_TEXT) : value;
}

function withoutSecrets(text: string): string {
  return [...secrets].reduce((safe, secret) => safe.replaceAll(secret, "[secret]"), text);
}

const secrets = new Set<string>();

/** Writes "[secret]" instead of it from now on: a host's response may repeat what it was sent. */
export function hideInLog(secret: string) {
  secrets.add(secret);
}

/** An address is written without its query, which may hold a token, or what somebody has typed. */
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
    message: withoutSecrets(message).slice(0, 1000),
    ...(cause instanceof Error ? { cause: cause.message } : {}),
    stack,
  };
}
