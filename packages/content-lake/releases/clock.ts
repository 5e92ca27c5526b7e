export interface Clock {
  /** The wall clock may be set, or stand still while the machine sleeps. */
  now(): number;
  /** Returns the function that cancels the call. */
  after(milliseconds: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  now: Date.now,
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    // Waiting keeps no process alive.
    timer.unref();
    return () => clearTimeout(timer);
  },
};
