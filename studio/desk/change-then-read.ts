/** The change was refused before or by the host, so nothing has happened. */
export class RejectedChangeError extends Error {}

type Outcome<State> = {
  /** The reason, where it is known, as a toast that stays long enough to be read. */
  problem: ReturnType<typeof problemOf> | undefined;
  now: State | "failed";
};

/** A failed read afterwards says nothing about the change, which may have been made. */
export async function changeThenRead<State>(
  change: () => Promise<void>,
  read: () => Promise<State>,
): Promise<Outcome<State>> {
  const [changed] = await Promise.allSettled([change()]);
  const [now] = await Promise.allSettled([read()]);
  return {
    problem: changed.status === "rejected" ? problemOf(changed.reason) : undefined,
    now: now.status === "fulfilled" ? now.value : "failed",
  };
}

export function problemOf(error: unknown) {
  return {
    status: "error" as const,
    closable: true,
    duration: 60_000,
    title: isRejection(error) ? "Nothing was changed" : "No answer came: look whether it was done",
    description: error instanceof Error ? error.message : String(error),
  };
}

/** Without an answer, or with a failure on the way, the host may have made the change all the same. */
function isRejection(error: unknown): boolean {
  if (error instanceof RejectedChangeError) return true;
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 0;
  return status >= 400 && status < 500;
}
