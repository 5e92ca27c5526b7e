import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { limits } from "../limits.ts";
import {
  isReplyMessage,
  isReportMessage,
  OUT_OF_MEMORY,
  type ReplyMessage,
  type TaskMessage,
} from "./task-messages.ts";

export type ChildOptions = {
  /** The process runs this module, which calls `handleTasks`. */
  entry: URL;
  args?: readonly string[];
  /** V8 ends the process when its long-lived memory reaches this. */
  heapMb: number;
  /** Cached compiled code lets the next process start sooner and smaller. */
  compileCacheFolder?: string;
};

export type ChildEnd = {
  wasReady: boolean;
  /** A process that the system has killed, or that has crashed, says nothing about its task. */
  isOutOfMemory: boolean;
  /** These are the last lines on its standard error. */
  output: string;
};

type ChildEvents = {
  onReady(): void;
  onReply(reply: ReplyMessage): void;
  onReport(message: string): void;
  onEnd(end: ChildEnd): void;
};

export type Child = {
  readonly pid: number | undefined;
  send(message: TaskMessage): void;
  /** A referenced child keeps this process alive. */
  setRef(isReferenced: boolean): void;
  /** Resolves when it has exited. No event follows. */
  kill(): Promise<void>;
};

export function startChild(options: ChildOptions, events: ChildEvents): Child {
  const child = forkChild(options);
  let wasReady = false;
  let isOver = false;
  const output = collectOutput(child);
  const startDeadline = setTimeout(() => child.kill("SIGKILL"), limits.childStartSeconds * 1000);
  startDeadline.unref();

  child.on("message", (message) => {
    if (isOver) return;
    if (isReportMessage(message)) return events.onReport(message.report);
    if (isReplyMessage(message)) return events.onReply(message);
    clearTimeout(startDeadline);
    wasReady = true;
    events.onReady();
  });
  function end(): void {
    clearTimeout(startDeadline);
    if (isOver) return;
    isOver = true;
    events.onEnd({ wasReady, ...output() });
  }
  // Its output about memory may arrive after its exit.
  child.on("close", end);
  // An exit follows every error but a failed start.
  child.on("error", () => {
    if (child.pid === undefined) end();
  });

  return {
    pid: child.pid,
    send: (message) => void child.send(message),
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

function forkChild({ entry, args = [], heapMb, ...options }: ChildOptions): ChildProcess {
  const compileCacheFolder = process.env.NODE_COMPILE_CACHE || options.compileCacheFolder;
  return fork(fileURLToPath(entry), args, {
    // A burst of tasks would widen the young generation, which is never given back.
    execArgv: [`--max-old-space-size=${heapMb}`, "--max-semi-space-size=4"],
    // This process's environment holds secrets.
    env: {
      MALLOC_ARENA_MAX: "1",
      ...(compileCacheFolder === undefined ? {} : { NODE_COMPILE_CACHE: compileCacheFolder }),
    },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
}

function setRef(child: ChildProcess, isReferenced: boolean): void {
  const { stderr, channel } = child;
  for (const handle of [child, channel, stderr instanceof Socket ? stderr : undefined]) {
    if (isReferenced) handle?.ref();
    else handle?.unref();
  }
}

/** The system kills a process without a word when the machine's memory is full. */
function collectOutput(child: ChildProcess): () => Pick<ChildEnd, "output" | "isOutOfMemory"> {
  let output = "";
  let isOutOfMemory = false;
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    const all = output + text;
    // A long stack follows the words about memory.
    isOutOfMemory ||= all.includes(OUT_OF_MEMORY);
    output = all.slice(-MAX_OUTPUT_CHARACTERS);
  });
  return () => ({ output, isOutOfMemory });
}

const MAX_OUTPUT_CHARACTERS = 2000;
