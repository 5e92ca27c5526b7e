import { expect, test } from "vitest";
import type { AlarmName } from "#model/services/shop-health.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createAlarmMails } from "./alarm-mails.ts";

type Alarms = Partial<Record<AlarmName, boolean>>;

const HOUR_MS = 60 * 60 * 1000;

function open(dataFolder = temporaryFolder()) {
  const sent: string[] = [];
  const clock = { now: Date.UTC(2027, 4, 9) };
  let isDown = false;
  let alarms: Alarms = {};
  const look = createAlarmMails({
    dataFolder,
    health: () => Promise.resolve({ alarms }),
    send: (alarm, begins) => {
      if (isDown) return Promise.reject(new Error("no server"));
      sent.push(`${alarm} ${begins ? "begins" : "ends"}`);
      return Promise.resolve();
    },
    log: () => undefined,
    now: () => clock.now,
  });
  return {
    dataFolder,
    sent,
    clock,
    setDown: (value: boolean) => {
      isDown = value;
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
  expect(sent).toEqual(["disk begins", "disk ends"]);
});

test("an alarm that comes and goes is mailed once a day, and another one by itself", async () => {
  const { sent, at } = open();
  for (let hour = 0; hour < 24; hour += 1) await at(1, { requests: hour % 2 === 0 });
  expect(sent).toEqual(["requests begins", "requests ends"]);
  await at(1, { requests: true, lake: true });
  expect(sent.slice(2)).toEqual(["lake begins", "requests begins"]);
});

test("a restart mails nothing again, and says the end of what began before it", async () => {
  const first = open();
  await first.at(0, { publishing: true });
  const second = open(first.dataFolder);
  await second.at(1, { publishing: true });
  await second.at(1, { publishing: false });
  expect(second.sent).toEqual(["publishing ends"]);
});

test("a mail that no server takes is sent later", async () => {
  const { sent, at, setDown } = open();
  setDown(true);
  await at(0, { messages: true });
  setDown(false);
  await at(0, { messages: true });
  expect(sent).toEqual(["messages begins"]);
});

test("a mail that a wrong clock has dated later than now holds up none", async () => {
  const { sent, at } = open();
  await at(9_000, { disk: true });
  await at(0, { disk: false });
  await at(-9_000, { disk: true });
  expect(sent).toEqual(["disk begins", "disk ends", "disk begins"]);
});
