/** For whoever starts the shop: one sentence about why it does not open. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = { code: undefined, port: undefined, ...error };
  if (code === "EADDRINUSE")
    return `Port ${port} is in use: end what listens there, or choose another with PORT.`;
  if (code === "EACCES") return `Port ${port} is not for us to open: choose another with PORT.`;
  return error.message;
}
