export type TaskMessage = {
  task: unknown;
  interruptAfterMs: number;
  maxReplyBytes: number;
};

/** The handler returned a text, or threw an HttpError. */
export type ReplyMessage = { text: string } | { status: number; body: Record<string, unknown> };

/** The parent writes it to its log. */
export type ReportMessage = {
  report: string;
};

/** This is a process's first message, after it has loaded what it needs. */
export const READY = "ready";

/** V8 says this on standard error when its heap is full. A handler with too much other memory says the same. */
export const OUT_OF_MEMORY = "heap out of memory";

export function isTaskMessage(value: unknown): value is TaskMessage {
  return typeof value === "object" && value !== null && "task" in value;
}

/** A task that is about one file. */
export function isFileTask(task: unknown): task is { file: string } {
  return typeof task === "object" && task !== null && "file" in task && typeof task.file === "string";
}

export function isReplyMessage(value: unknown): value is ReplyMessage {
  return typeof value === "object" && value !== null && ("text" in value || "status" in value);
}

export function isReportMessage(value: unknown): value is ReportMessage {
  return typeof value === "object" && value !== null && "report" in value;
}
