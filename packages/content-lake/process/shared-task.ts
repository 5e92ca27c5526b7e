/** One piece of work that several may want. */
export interface SharedTask<Result> {
  /** `signal`: who asks has gone. The work is given up, with its reason, when all of them have. */
  join(signal: AbortSignal): Promise<Result>;
}

/** `onEnd`: it cannot be joined any more. Called once, whichever way it ends. */
export function createSharedTask<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  onEnd: () => void,
): SharedTask<Result> {
  const allGone = new AbortController();
  let isOver = false;
  let wanted = 0;

  function end(): void {
    if (!isOver) onEnd();
    isOver = true;
  }

  function giveUp(reason: unknown): void {
    // Before the rejection is noticed: whoever comes in between begins anew.
    end();
    allGone.abort(reason);
  }

  const result = work(allGone.signal).finally(end);
  return {
    join(signal) {
      wanted += 1;
      const leave = () => {
        wanted -= 1;
        if (wanted === 0) giveUp(signal.reason);
      };
      if (signal.aborted) leave();
      else signal.addEventListener("abort", leave, { once: true });
      return result;
    },
  };
}
