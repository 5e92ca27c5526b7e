const MiB = 1024 * 1024;

/** Limits of connections. The name says the unit, the comment why it is that much. */
export const hostLimits = {
  connectionsPerAddress: 2000, // All streams and sockets of one address fit, and its pages.
  requestsPerConnection: 2, // No browser sends a second request before the first is answered; the end of the first may be on its way.
  unreadConnectionBytes: 256 * MiB, // Responses of all kinds that nobody has read yet stay in memory.
  unreadConnectionBytesPerSite: 80 * MiB, // The two largest responses fit at once. The largest of whoever has more are broken off.
  connectionIdleSeconds: 120, // A browser that has stopped reading asks again where it was.
} as const;
