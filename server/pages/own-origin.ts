import type { Socket } from "node:net";

/** What plain http leaves out of an origin. */
const DEFAULT_PORT = 80;

/**
 * Whether the origin is one that this machine can know for its own: PUBLIC_URL, or without it the very address that was
 * connected to. A page names its origin (canonical address, shared link, QR code), and anybody can send any Host header: pages for
 * another one are rendered and not cached.
 */
export function isOwnOrigin(
  origin: string,
  { localAddress = "", localPort = 0 }: Pick<Socket, "localAddress" | "localPort">,
  publicUrl: string | undefined,
): boolean {
  if (publicUrl) return origin === publicUrl;
  const address = localAddress.replace(/^::ffff:/, "");
  const port = localPort === DEFAULT_PORT ? "" : `:${localPort}`;
  const names = ["localhost", address.includes(":") ? `[${address}]` : address];
  return names.some((name) => origin === `http://${name}${port}`);
}
