/** Whatever a test waits for comes sooner, also on a busy machine. In milliseconds. */
export const WAITING_MS = 20_000;

/** A shop that starts as a process opens sooner. In milliseconds. */
export const OPENING_MS = 60_000;

/** A test that opens shops has room for two, so that the shop which is late says so before the test ends. */
export const OPENING_TEST_MS = 2 * OPENING_MS + WAITING_MS;
