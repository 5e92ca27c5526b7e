import { isFromFuture } from "@trousseau/host/trusted-clock.ts";
import type { ShopHealth } from "#model/services/shop-health.ts";

/** The shop as it was at one moment. A lake of its own is undefined where the content is hosted elsewhere. */
export type Sample = {
  /** All times here are in milliseconds since 1970. */
  at: number;
  isReady: boolean;
  isListening: boolean;
  /** The content host's last answer was no good, or none came. */
  hasReadFailed: boolean;
  isRefused: boolean;
  lake: { isRunning: boolean; starts: number } | undefined;
  /** The requests for pages since the start. */
  requests: { answered: number; failed: number; slow: number };
};

/** The rest counts as it is now, however long it has been so. */
export type Now = Sample & {
  canStore: boolean;
  oldestMessage: number | undefined;
  disk: { free: number; size: number };
  lastBackup: number | undefined;
  /** The age of a missing backup counts from here. */
  firstStart: number;
};

/** docs/three-in-the-morning.md has the same numbers, and a test compares them. */
export const limits = {
  notReadyMinutes: 1,
  notListeningMinutes: 5,
  lakeStartsAnHour: 3,
  lakeDownMinutes: 5,
  refusedMinutes: 10,
  messageMinutes: 15,
  freeDisk: 0.1,
  /** Whoever backs up by hand does so once a week. */
  backupDays: 8,
  requestsMinutes: 5,
  fewRequests: 2,
  failedRequests: 0.01,
  slowRequests: 0.01,
  slowSeconds: 3,
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** No alarm looks further back. */
export const LONGEST_MS = HOUR_MS;

/** `history` has the oldest sample first. */
export function alarmsOf(now: Now, history: readonly Sample[]): ShopHealth["alarms"] {
  const lasted = (minutes: number, isTrouble: (sample: Sample) => boolean) =>
    isTrouble(now) && (since(now.at - minutes * MINUTE_MS)?.every(isTrouble) ?? false);

  /** The samples since then with the one before; undefined where the shop is younger. */
  function since(time: number): readonly Sample[] | undefined {
    const first = history.findLastIndex(({ at }) => at <= time);
    return first === -1 ? undefined : history.slice(first);
  }

  function grown(ms: number, read: (sample: Sample) => number): number {
    const before = since(now.at - ms)?.[0] ?? history[0] ?? now;
    return read(now) - read(before);
  }

  /** A time later than now is a wrong clock's, and may be of any age. */
  const ageOf = (time: number) => (isFromFuture(time, now.at) ? Number.POSITIVE_INFINITY : now.at - time);

  const requests = (kind: keyof Sample["requests"]) =>
    grown(limits.requestsMinutes * MINUTE_MS, (sample) => sample.requests[kind]);
  const answered = requests("answered");
  const isTooMany = (count: number, share: number) => count > Math.max(limits.fewRequests, share * answered);
  return {
    shop: lasted(limits.notReadyMinutes, ({ isReady }) => !isReady),
    publishing: lasted(
      limits.notListeningMinutes,
      // Dresses that are not believed have an alarm of their own.
      ({ isListening, hasReadFailed, isRefused }) => !isListening || (hasReadFailed && !isRefused),
    ),
    ...(now.lake && {
      lake:
        lasted(limits.lakeDownMinutes, ({ lake }) => lake?.isRunning === false) ||
        grown(HOUR_MS, ({ lake }) => lake?.starts ?? 0) > limits.lakeStartsAnHour,
    }),
    catalogue: lasted(limits.refusedMinutes, ({ isRefused }) => isRefused),
    messages: ageOf(now.oldestMessage ?? now.at) > limits.messageMinutes * MINUTE_MS,
    disk: !now.canStore || now.disk.free < limits.freeDisk * now.disk.size,
    ...(now.lake && { backup: ageOf(now.lastBackup ?? now.firstStart) > limits.backupDays * DAY_MS }),
    requests:
      isTooMany(requests("failed"), limits.failedRequests) ||
      isTooMany(requests("slow"), limits.slowRequests),
  };
}
