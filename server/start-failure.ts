/**
 * For whoever starts the shop: one sentence about why it does not open. What nobody has written for a person, such as a TypeError, comes
 * with its stack: it is a fault of the code.
 */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port, path, syscall } = { ...noDetails, ...error };
  if (syscall === "listen" && code === "EADDRINUSE")
    return `Port ${port} is in use: end what listens there, or choose another with PORT.`;
  if (syscall === "listen" && code === "EACCES")
    return `Port ${port} is not for us to open: choose another with PORT.`;
  if (syscall === "getaddrinfo" || code === "EADDRNOTAVAIL")
    return `HOST must be an address of this machine, such as 127.0.0.1: ${error.message}.`;
  // Of a file, too.
  if (path && FORBIDDEN.has(code))
    return `This account may not use ${path} (${error.message}): give it the right to, or choose another folder with DATA_DIR.`;
  return error.name === "Error" ? error.message : (error.stack ?? String(error));
}

/** What Node says of an error of the system, and of no other. */
const noDetails = { code: undefined, port: undefined, path: undefined, syscall: undefined };

const FORBIDDEN = new Set<unknown>(["EACCES", "EPERM", "EROFS"]);
