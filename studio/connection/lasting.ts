import { defer, type Observable, type ObservableInput, retry, throwError, timer } from "rxjs";

/** The pause before the next attempt doubles from the first to the longest. In milliseconds. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

/**
 * Asks again for as long as the shop or the content host does not answer, because it is away while it is updated. An error that
 * says no is passed on.
 */
export function lasting<Answer>(
  ask: () => ObservableInput<Answer>,
  onAway: () => void = () => undefined,
): Observable<Answer> {
  return defer(ask).pipe(
    retry({
      resetOnSuccess: true,
      delay(error, failures) {
        if (isRefusal(error)) return throwError(() => error);
        onAway();
        return timer(Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS));
      },
    }),
  );
}

/** The limit of requests and a time-out are no refusal: later the same is answered. */
const LATER = [408, 425, 429];

function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 0;
  return status >= 400 && status < 500 && !LATER.includes(status);
}
