/** Where Studio remembers that its warning about HTTP/1.1 has been read. */
const KEY = "sanity-studio.network.check.snooze";

/**
 * Studio warns that over HTTP/1.1 its listeners use up the browser's connections. Here they share one WebSocket, so the
 * warning would be wrong; a date that is always still to come keeps it away.
 */
export function snoozeProtocolWarning(): void {
  sessionStorage.setItem(KEY, "9999-01-01T00:00:00.000Z");
}
