import { createContext, Script } from "node:vm";

const scope: { work: () => void } = { work: () => undefined };
const context = createContext(scope);
const script = new Script("work()");

/** V8 interrupts the evaluation, which Node offers by `vm`. Calls may be nested. Throws an error that `isTimeout` knows. */
export function runWithTimeout(ms: number, work: () => string): string {
  let text = "";
  scope.work = () => {
    text = work();
  };
  script.runInContext(context, { timeout: ms });
  return text;
}

/** The error's class may come from the other realm. */
export function isTimeout(error: unknown): boolean {
  const isObject = typeof error === "object" && error !== null;
  return isObject && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}
