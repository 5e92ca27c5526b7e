/** A step throws this when it would fail in the same way each time, so that nothing waits behind it. */
export class PermanentDeliveryError extends Error {
  override name = "PermanentDeliveryError";
}

/** A step throws this when the host has named a time before which it takes nothing. */
export class DelayedDeliveryError extends Error {
  override name = "DelayedDeliveryError";
  readonly pauseMs: number;

  constructor(pauseMs: number, options: ErrorOptions) {
    super(`The host wants to be left alone for ${pauseMs / 1000} seconds.`, options);
    this.pauseMs = pauseMs;
  }
}
