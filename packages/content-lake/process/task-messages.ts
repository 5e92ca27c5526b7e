/** What goes to a task process. */
export interface TaskMessage {
  task: unknown;
  interruptAfterMs: number;
  maxReplyBytes: number;
}

/** What comes back from it: what the handler returned, or the HttpError that it threw. */
export type ReplyMessage = { text: string } | { status: number; body: Record<string, unknown> };

/** Something for the parent's log. */
export interface ReportMessage {
  report: string;
}

/** The first message of a process, when it has loaded what it needs. */
export const READY = "ready";

/** Of a process that ended itself because its parent has not done so long after the deadline. */
export const INTERRUPTED_EXIT_CODE = 3;

/** What V8 says on standard error when its heap is full, and a handler that has taken too much other memory. */
export const OUT_OF_MEMORY = "heap out of memory";

export function isTaskMessage(value: unknown): value is TaskMessage {
  return typeof value === "object" && value !== null && "task" in value;
}

export function isReplyMessage(value: unknown): value is ReplyMessage {
  return typeof value === "object" && value !== null && ("text" in value || "status" in value);
}

export function isReportMessage(value: unknown): value is ReportMessage {
  return typeof value === "object" && value !== null && "report" in value;
}
