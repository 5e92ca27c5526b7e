import { onTestFinished, vi } from "vitest";

/** All that the log has said since, which it does not write; until the test has finished. */
export function captureLog(): () => string {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  return () => write.mock.calls.map(([piece]) => String(piece)).join("");
}
