export interface Clock {
  /** Milliseconds since 1970, by the wall clock: it may be set, or stand still while the machine sleeps. */
  now(): number;
  /** Calls back once after so many milliseconds, unless the returned function is called before. */
  after(milliseconds: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  now: Date.now,
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    // Waiting keeps no process alive that has nothing else to do.
    timer.unref();
    return () => clearTimeout(timer);
  },
};
