import { once } from "node:events";
import { setImmediate } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { type RawData, WebSocket } from "ws";
import type { Fields } from "../documents/document.ts";
import { parseMessage } from "../studio/socket-messages.ts";

/** An answer that is late fails its test by name, long before the test's own limit. */
const ANSWER_MS = 5_000;

/** Studio's presence sends it between messages. */
const HEARTBEAT = "♥";

type Waiter = PromiseWithResolvers<Fields> & { isWanted: (message: Fields) => boolean };

/** A socket of the lake at this path, until the test has finished. */
export async function openSocket(origin: string, path: string) {
  const socket = new WebSocket(origin.replace("http", "ws") + path);
  onTestFinished(() => socket.terminate());
  const unread: Fields[] = [];
  const waiters = new Set<Waiter>();
  let failure: Error | undefined;

  function fail(error: Error): void {
    failure ??= error;
    for (const { reject } of waiters) reject(failure);
  }

  function receive(data: RawData): void {
    const text = String(data);
    if (text === HEARTBEAT) return;
    const message = parseMessage(text);
    const waiter = [...waiters].find(({ isWanted }) => message !== undefined && isWanted(message));
    if (message === undefined) fail(new Error(`The socket received no message, but ${text}`));
    else if (waiter === undefined) unread.push(message);
    else waiter.resolve(message);
  }

  socket.on("message", receive);
  socket.on("error", fail);
  socket.on("close", (code) => fail(new Error(`The socket has closed with ${code}`)));
  const closeCode = once(socket, "close").then(([code]) => Number(code));
  // Most tests do not ask for it, and a connection that errs is told to those who wait.
  closeCode.catch(() => undefined);
  await inTime(once(socket, "open"), `the socket at ${path}`);

  return {
    ...{ socket, unread },
    send: (message: unknown) => socket.send(JSON.stringify(message)),
    /** Returns the first unread message that is wanted; `what` names it when it is late. */
    next(what: string, isWanted: (message: Fields) => boolean): Promise<Fields> {
      const at = unread.findIndex(isWanted);
      const [message] = at < 0 ? [] : unread.splice(at, 1);
      if (message !== undefined) return Promise.resolve(message);
      if (failure !== undefined) return Promise.reject(failure);
      const waiter = { isWanted, ...Promise.withResolvers<Fields>() };
      waiters.add(waiter);
      return inTime(waiter.promise, what).finally(() => waiters.delete(waiter));
    },
    /** Resolves with the code with which the socket is closed. */
    closed: () => inTime(closeCode, "the end of the socket"),
  };
}

/** Sends until one of the sockets is closed: on a busy machine a limit by time gives room for more. */
export async function sendUntilClosed(sockets: readonly { socket: WebSocket }[], send: () => void) {
  const latest = performance.now() + ANSWER_MS;
  while (sockets.every(({ socket }) => socket.readyState === socket.OPEN) && performance.now() < latest) {
    send();
    await setImmediate();
  }
}

function inTime<Answer>(answer: Promise<Answer>, what: string): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const error = new Error(`Nothing came of ${what} within ${ANSWER_MS} ms`);
  const timer = setTimeout(() => late.reject(error), ANSWER_MS);
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}
