import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeFileSafely } from "@trousseau/host/safe-file.ts";
import { isFromFuture } from "@trousseau/host/trusted-clock.ts";
import { z } from "zod";
import type { Log } from "#model/services/logger.server.ts";
import { type AlarmName, alarmNames, type ShopHealth } from "#model/services/shop-health.ts";

/** Times are in milliseconds since 1970. */
const mailedAlarm = z.object({
  /** Whether the last mail about it said that it began. */
  isOn: z.boolean(),
  began: z.number().optional(),
  ended: z.number().optional(),
});

const mailedAlarms = z.partialRecord(z.enum(alarmNames), mailedAlarm).catch({});

type MailedAlarm = z.infer<typeof mailedAlarm>;
type MailedAlarms = z.infer<typeof mailedAlarms>;

/** An alarm that comes and goes fills no mailbox. In milliseconds. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** A restart must not forget these: another mail would follow each. */
const FILE = "mailed-alarms.json";

type Health = Pick<ShopHealth, "alarms">;

type AlarmMailsParts<Known extends Health> = {
  dataFolder: string;
  health(): Promise<Known>;
  /** Resolves when the mail server has taken the mail. */
  send(alarm: AlarmName, begins: boolean, current: Known): Promise<void>;
  log: Log;
  now?: () => number;
};

/**
 * Mails that an alarm has begun, and that it has ended: at most one of each a day. The returned function is called as often as
 * one likes; a mail that no server takes is sent with a later call. It never throws.
 */
export function createAlarmMails<Known extends Health>({
  dataFolder,
  health,
  send,
  log,
  now = Date.now,
}: AlarmMailsParts<Known>) {
  const file = join(dataFolder, FILE);
  let mailed: MailedAlarms | undefined;
  let isSending = false;

  async function mail(name: AlarmName, current: Known, before: MailedAlarms): Promise<MailedAlarms> {
    const time = now();
    const begins = current.alarms[name] === true;
    try {
      await send(name, begins, current);
    } catch (error) {
      log("warning", "mail about an alarm not sent", { alarm: name, error });
      return before;
    }
    const { began, ended } = before[name] ?? {};
    const after = {
      ...before,
      [name]: begins ? { isOn: true, began: time, ended } : { isOn: false, began, ended: time },
    };
    // A full or read-only disk is an alarm itself: then this process alone remembers.
    await writeFileSafely(file, Buffer.from(JSON.stringify(after))).catch(() => undefined);
    return after;
  }

  return async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    try {
      const current = await health();
      mailed ??= await mailedBefore(file);
      for (const name of alarmNames)
        if (isDue(mailed[name], current.alarms[name], now())) mailed = await mail(name, current, mailed);
    } catch {
      // The outbox closes while the shop ends; whoever asks for its health is told of anything else.
    } finally {
      isSending = false;
    }
  };
}

/** `rings` is undefined for an alarm that a shop of this kind does not have. */
function isDue(last: MailedAlarm | undefined, rings: boolean | undefined, now: number): boolean {
  if (rings === undefined || rings === (last?.isOn ?? false)) return false;
  const time = rings ? last?.began : last?.ended;
  return time === undefined || isFromFuture(time, now) || now - time >= DAY_MS;
}

async function mailedBefore(file: string): Promise<MailedAlarms> {
  const text = await readFile(file, "utf8").catch(() => "{}");
  try {
    return mailedAlarms.parse(JSON.parse(text));
  } catch {
    return {};
  }
}
