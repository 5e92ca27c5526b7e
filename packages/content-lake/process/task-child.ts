import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { limits } from "../limits.ts";
import {
  INTERRUPTED_EXIT_CODE,
  isReplyMessage,
  isReportMessage,
  OUT_OF_MEMORY,
  type ReplyMessage,
  type TaskMessage,
} from "./task-messages.ts";

export interface ChildOptions {
  /** The module that the process runs: it calls `handleTasks`. */
  entry: URL;
  args?: readonly string[];
  /** V8's limit for what lives long; reaching it ends the process. */
  heapMb: number;
  /** Where compiled code is cached, so that the next process starts sooner and smaller. */
  compileCacheFolder?: string;
}

export interface ChildEnd {
  wasReady: boolean;
  /** Whose fault the end was, where that is known. `busy`: the machine's. */
  cause: "time" | "memory" | "busy" | "unknown";
  /** The last lines it wrote about itself. */
  output: string;
}

interface ChildEvents {
  onReady(): void;
  onReply(reply: ReplyMessage): void;
  onReport(message: string): void;
  onEnd(end: ChildEnd): void;
}

export interface Child {
  readonly isReady: boolean;
  readonly pid: number | undefined;
  send(message: TaskMessage): void;
  /** Whether this process should stay alive for it, as Node's `ref` and `unref`. */
  setRef(isReferenced: boolean): void;
  /** Resolves when it has exited. No message follows. */
  kill(): Promise<void>;
}

export function startChild(options: ChildOptions, events: ChildEvents): Child {
  const { entry, args = [], heapMb } = options;
  const compileCacheFolder = process.env.NODE_COMPILE_CACHE || options.compileCacheFolder;
  const child = fork(fileURLToPath(entry), args, {
    // A small young generation: a burst of tasks would widen it, and it is not given back.
    execArgv: [`--max-old-space-size=${heapMb}`, "--max-semi-space-size=4"],
    // Nothing of this process's environment: there are secrets in it.
    env: {
      MALLOC_ARENA_MAX: "1",
      ...(compileCacheFolder === undefined ? {} : { NODE_COMPILE_CACHE: compileCacheFolder }),
    },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let isReady = false;
  let isOver = false;
  const output = collectOutput(child);
  const startDeadline = setTimeout(() => child.kill("SIGKILL"), limits.childStartSeconds * 1000);
  startDeadline.unref();

  child.on("message", (message) => {
    if (isOver) return;
    if (isReportMessage(message)) return events.onReport(message.report);
    if (isReplyMessage(message)) return events.onReply(message);
    clearTimeout(startDeadline);
    isReady = true;
    events.onReady();
  });
  function end(code: number | null): void {
    clearTimeout(startDeadline);
    if (isOver) return;
    isOver = true;
    events.onEnd({ wasReady: isReady, cause: causeOf(code, output), output: output.last() });
  }
  // Not at its exit: its output about memory may arrive after that.
  child.on("close", end);
  // It could not be started, or not be sent to: the second is followed by its exit.
  child.on("error", () => {
    if (child.pid === undefined) end(null);
  });

  return {
    get isReady() {
      return isReady;
    },
    pid: child.pid,
    send(message) {
      child.send(message);
    },
    setRef: (isReferenced) => setRef(child, isReferenced),
    async kill() {
      isOver = true;
      clearTimeout(startDeadline);
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      setRef(child, true);
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

function setRef(child: ChildProcess, isReferenced: boolean): void {
  const { stderr, channel } = child;
  for (const handle of [child, channel, stderr instanceof Socket ? stderr : undefined]) {
    if (isReferenced) handle?.ref();
    else handle?.unref();
  }
}

interface Output {
  /** The last lines. */
  last(): string;
  /** Whether it has said that it has used up its own memory. When the machine's is full, the system kills it without a word. */
  isOutOfMemory(): boolean;
}

function collectOutput(child: ChildProcess): Output {
  let last = "";
  let isOutOfMemory = false;
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    const all = last + text;
    // A long stack follows it.
    isOutOfMemory ||= all.includes(OUT_OF_MEMORY);
    last = all.slice(-MAX_OUTPUT_CHARACTERS);
  });
  return { last: () => last, isOutOfMemory: () => isOutOfMemory };
}

/** A process that the system has killed, or that has crashed, says nothing about its task. */
function causeOf(code: number | null, output: Output): ChildEnd["cause"] {
  if (code === INTERRUPTED_EXIT_CODE) return "busy";
  return output.isOutOfMemory() ? "memory" : "unknown";
}

const MAX_OUTPUT_CHARACTERS = 2000;
