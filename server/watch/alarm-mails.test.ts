import { expect, test } from "vitest";
import type { AlarmName } from "#model/services/shop-health.ts";
import { PermanentDeliveryError } from "#server/enquiries/delivery-errors.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createAlarmMails } from "./alarm-mails.ts";

type Alarms = Partial<Record<AlarmName, boolean>>;

const HOUR_MS = 60 * 60 * 1000;

const [OWNER, EDITOR] = ["owner@label.example", "editor@label.example"] as const;

function open(dataFolder = temporaryFolder(), recipients: readonly string[] = [OWNER]) {
  let tries = 0;
  const sent: string[] = [];
  const clock = { now: Date.UTC(2027, 4, 9) };
  let refusals: Record<string, Error> = {};
  let alarms: Alarms = {};
  const look = createAlarmMails({
    dataFolder,
    health: () => Promise.resolve({ alarms }),
    recipients,
    send: (recipient, alarm, begins) => {
      tries += 1;
      const refusal = refusals[recipient];
      if (refusal) return Promise.reject(refusal);
      sent.push(`${recipient.split("@")[0]}: ${alarm} ${begins ? "begins" : "ends"}`);
      return Promise.resolve();
    },
    log: () => undefined,
    now: () => clock.now,
  });
  return {
    dataFolder,
    sent,
    tries: () => tries,
    clock,
    refuse: (next: typeof refusals) => {
      refusals = next;
    },
    /** The alarms ring, or do not, so many hours later. */
    async at(hours: number, next: Alarms) {
      clock.now += hours * HOUR_MS;
      alarms = next;
      await look();
    },
  };
}

test("an alarm is mailed when it begins and when it ends, and not in between", async () => {
  const { sent, at } = open();
  await at(0, { disk: false });
  for (let look = 0; look < 3; look += 1) await at(1, { disk: true, backup: false });
  await at(1, { disk: false });
  await at(1, { disk: false });
  expect(sent).toEqual(["owner: disk begins", "owner: disk ends"]);
});

test("an alarm that comes and goes is mailed once a day, and another one by itself", async () => {
  const { sent, at } = open();
  for (let hour = 0; hour < 24; hour += 1) await at(1, { requests: hour % 2 === 0 });
  expect(sent).toEqual(["owner: requests begins", "owner: requests ends"]);
  await at(1, { requests: true, lake: true });
  expect(sent.slice(2)).toEqual(["owner: lake begins", "owner: requests begins"]);
});

test("a restart mails nothing again, and says the end of what began before it", async () => {
  const first = open();
  await first.at(0, { publishing: true });
  const second = open(first.dataFolder);
  await second.at(1, { publishing: true });
  await second.at(1, { publishing: false });
  expect(second.sent).toEqual(["owner: publishing ends"]);
});

test("a recipient whom the server puts off is mailed later, after a restart too, and nobody twice", async () => {
  const { dataFolder, sent, at, refuse } = open(temporaryFolder(), [OWNER, EDITOR]);
  refuse({ [EDITOR]: new Error("451 try again later") });
  for (let look = 0; look < 2; look += 1) await at(0, { disk: true });
  expect(sent).toEqual(["owner: disk begins"]);
  const restarted = open(dataFolder, [OWNER, EDITOR]);
  for (let look = 0; look < 2; look += 1) await restarted.at(0, { disk: true });
  expect(restarted.sent).toEqual(["editor: disk begins"]);
});

test("a recipient who is refused for good is tried once a day, and is not told the end of what they never heard of", async () => {
  const { sent, tries, at, refuse } = open(temporaryFolder(), [OWNER, EDITOR]);
  refuse({ [EDITOR]: new PermanentDeliveryError("no such mailbox") });
  await at(0, { lake: true });
  for (let hour = 1; hour <= 24; hour += 1) await at(1, { lake: true });
  expect(tries()).toBe(3);
  refuse({});
  await at(1, { lake: false });
  expect(sent).toEqual(["owner: lake begins", "owner: lake ends"]);
});

test("a mail that a wrong clock has dated later than now holds up none", async () => {
  const { sent, at } = open();
  await at(9_000, { disk: true });
  await at(0, { disk: false });
  await at(-9_000, { disk: true });
  expect(sent).toEqual(["owner: disk begins", "owner: disk ends", "owner: disk begins"]);
});
