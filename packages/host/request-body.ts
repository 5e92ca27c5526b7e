import { hostLimits } from "./host-limits.ts";
import { HttpError, httpError } from "./http-error.ts";

const arrival = {
  idleMs: hostLimits.bodyIdleSeconds * 1000,
  totalMs: hostLimits.bodyMinutes * 60_000,
};

/** The body in memory never exceeds `limit` bytes. */
async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("Content-Length")) > limit) throw tooLarge(limit);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of withBodyTimeout(request.body ?? new Blob().stream(), arrival)) {
    size += part.byteLength;
    if (size > limit) throw tooLarge(limit);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The fields of a login and its like. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(new TextDecoder().decode(await readBody(request, hostLimits.loginBodyBytes)));
}

export async function readJson(request: Request, limit: number): Promise<unknown> {
  const bytes = await readBody(request, limit);
  const name = "The request body";
  try {
    return parseJson(new TextDecoder("utf-8", { fatal: true }).decode(bytes), name);
  } catch (error) {
    throw error instanceof HttpError ? error : httpError(400, `${name} is not valid JSON`);
  }
}

/** Throws a 400 that begins with `name`, also when the JSON is nested too deep for recursion. */
export function parseJson(text: string, name: string): unknown {
  if (shapeOf(text).depth > hostLimits.nestingLevels)
    throw httpError(400, `${name} is nested deeper than ${hostLimits.nestingLevels} levels`);
  try {
    return JSON.parse(text);
  } catch {
    throw httpError(400, `${name} is not valid JSON`);
  }
}

function tooLarge(limit: number) {
  return httpError(413, `The request body is larger than ${limit} bytes`);
}

type BodyTimeouts = {
  /** This time may pass between two pieces. */
  idleMs: number;
  /** This time may pass from the first piece to the last. */
  totalMs: number;
};

/** A client that stalls must hold nothing for ever. Throws a 503, which ends the connection. */
export async function* withBodyTimeout(
  body: AsyncIterable<Uint8Array>,
  { idleMs, totalMs }: BodyTimeouts,
): AsyncGenerator<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]();
  const end = performance.now() + totalMs;
  try {
    while (true) {
      const leftMs = Math.max(0, Math.min(idleMs, end - performance.now()));
      const piece = await within(pieces.next(), leftMs);
      if (piece.done === true) return;
      yield piece.value;
    }
  } finally {
    // The rest is drained only after the iterator ends. A late piece may never come, so nothing waits for it.
    Promise.resolve(pieces.return?.()).catch(() => undefined);
  }
}

async function within<Value>(value: Promise<Value>, milliseconds: number): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(stoppedArriving()), milliseconds);
  try {
    return await Promise.race([value, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function stoppedArriving(): HttpError {
  return httpError(503, "The request did not arrive in time. Try again.", {
    headers: { Connection: "close" },
  });
}

/**
 * How many levels of lists and objects the text has, and how many lists and objects. One pass finds them, whatever the text is.
 * A bracket within a string is a character.
 */
export function shapeOf(text: string): { depth: number; containers: number } {
  let level = 0;
  let depth = 0;
  let containers = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInString && code === BACKSLASH) at += 1;
    else if (code === QUOTE) isInString = !isInString;
    else if (isInString) continue;
    else if (code === OPENING_BRACKET || code === OPENING_BRACE) {
      level += 1;
      containers += 1;
      depth = Math.max(depth, level);
    } else if (code === CLOSING_BRACKET || code === CLOSING_BRACE) level -= 1;
  }
  return { depth, containers };
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPENING_BRACKET, CLOSING_BRACKET] = [0x5b, 0x5d];
const [OPENING_BRACE, CLOSING_BRACE] = [0x7b, 0x7d];
