/** Said before anything was sent, or of an answer that has refused everything. */
export class RejectedChangeError extends Error {}

type Outcome<State> = {
  /** Why it was not done, as far as that is known: a toast that stays until it can have been read. */
  problem: ReturnType<typeof problemOf> | undefined;
  now: State | "failed";
};

/** What a tool shows after a change. That the reading failed says nothing about the change: it may be done. */
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

/** For a toast. */
export function problemOf(error: unknown) {
  return {
    status: "error" as const,
    closable: true,
    duration: 60_000,
    title: isRejection(error) ? "Nothing was changed" : "No answer came: look whether it was done",
    description: error instanceof Error ? error.message : String(error),
  };
}

/** Without an answer, or with one that tells of a failure on the way, the host may have done it all the same. */
function isRejection(error: unknown): boolean {
  if (error instanceof RejectedChangeError) return true;
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 0;
  return status >= 400 && status < 500;
}
