import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeFileSafely } from "@trousseau/host/safe-file.ts";
import { isFromFuture } from "@trousseau/host/trusted-clock.ts";
import { z } from "zod";
import type { Log } from "#model/services/logger.server.ts";
import { type AlarmName, alarmNames, type ShopHealth } from "#model/services/shop-health.ts";
import { PermanentDeliveryError } from "#server/enquiries/delivery-errors.ts";

/** Times are in milliseconds since 1970. */
const mailedAlarm = z.object({
  /** Whether the last mail about it said that it began. */
  isOn: z.boolean(),
  began: z.number().optional(),
  ended: z.number().optional(),
});

/** Each alarm has the addresses that were told of it: a server may put off one of several. */
const mailedAlarms = z.partialRecord(z.enum(alarmNames), z.record(z.string(), mailedAlarm)).catch({});

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
  recipients: readonly string[];
  /** Resolves when the mail server has taken the mail. */
  send(recipient: string, alarm: AlarmName, begins: boolean, current: Known): Promise<void>;
  log: Log;
  now?: () => number;
};

/**
 * Mails each recipient that an alarm has begun, and that it has ended: at most one of each a day. The returned function is called as
 * often as one likes; a mail that the server puts off is sent with a later call, and one that it refuses for good a day later. It never
 * throws.
 */
export function createAlarmMails<Known extends Health>({
  dataFolder,
  health,
  recipients,
  send,
  log,
  now = Date.now,
}: AlarmMailsParts<Known>) {
  const file = join(dataFolder, FILE);
  let mailed: MailedAlarms | undefined;
  let isSending = false;

  /** Undefined where the mail has to be sent again. */
  async function mail(
    recipient: string,
    alarm: AlarmName,
    current: Known,
    before: MailedAlarm = { isOn: false },
  ): Promise<MailedAlarm | undefined> {
    const begins = current.alarms[alarm] === true;
    const after = { ...before, [begins ? "began" : "ended"]: now() };
    try {
      await send(recipient, alarm, begins, current);
      return { ...after, isOn: begins };
    } catch (error) {
      log("warning", "mail about an alarm not sent", { alarm, error });
      return error instanceof PermanentDeliveryError ? after : undefined;
    }
  }

  async function mailAll(alarm: AlarmName, current: Known, before: MailedAlarms): Promise<MailedAlarms> {
    const due = recipients.filter((recipient) =>
      isDue(before[alarm]?.[recipient], current.alarms[alarm], now()),
    );
    const mails = due.map(async (recipient) => {
      const mailedAlarm = await mail(recipient, alarm, current, before[alarm]?.[recipient]);
      return mailedAlarm ? { [recipient]: mailedAlarm } : {};
    });
    const news: Record<string, MailedAlarm> = Object.assign({}, ...(await Promise.all(mails)));
    if (Object.keys(news).length === 0) return before;
    const after = { ...before, [alarm]: { ...before[alarm], ...news } };
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
      for (const alarm of alarmNames) mailed = await mailAll(alarm, current, mailed);
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
