const KiB = 1024;
const MiB = 1024 * KiB;

/** Limits of connections and bodies. The name says the unit, the comment why it is that much. */
export const hostLimits = {
  nestingLevels: 100, // The hosted service takes 20 levels. Code that recurses over a value must not exhaust its stack.
  connectionsPerAddress: 2000, // All streams and sockets of one address fit, and its pages.
  requestsPerConnection: 2, // No browser sends a second request before the first is answered; the end of the first may be on its way.
  unreadConnectionBytes: 256 * MiB, // Responses of all kinds that nobody has read yet stay in memory.
  unreadConnectionBytesPerSite: 80 * MiB, // The two largest responses fit at once. The largest of whoever has more are broken off.
  connectionIdleSeconds: 120, // A browser that has stopped reading asks again where it was.
  bodyMinutes: 5, // The largest ordinary body arrives in this time at 0.2 Mbit/s.
  bodyIdleSeconds: 30, // A body of which nothing more arrives has ended.
  loginBodyBytes: 10 * KiB, // A name and a password fit.
} as const;
