import { createContext, Script } from "node:vm";

const scope: { work: () => void } = { work: () => undefined };
const context = createContext(scope);
const script = new Script("work()");

/**
 * Ends a synchronous evaluation that takes longer, wherever it is: V8 interrupts it, and `vm` is how Node offers that. May be nested.
 * Throws an error that `isTimeout` knows.
 */
export function runWithTimeout(ms: number, work: () => string): string {
  let text = "";
  scope.work = () => {
    text = work();
  };
  script.runInContext(context, { timeout: ms });
  return text;
}

/** Not by its class: it may come from the other realm. */
export function isTimeout(error: unknown): boolean {
  const isObject = typeof error === "object" && error !== null;
  return isObject && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}
