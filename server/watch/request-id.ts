import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<string>();

/** Whatever `work` begins, however late it is done, knows this id. */
export function withRequestId(id: string, work: () => void): void {
  current.run(id, work);
}

/** The id of the request that is being answered; undefined outside of any. */
export function requestId(): string | undefined {
  return current.getStore();
}
