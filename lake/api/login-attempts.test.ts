import { expect, test, vi } from "vitest";
import { limits } from "../limits.ts";
import { createLoginAttempts, createLoginGuesses } from "./login-attempts.ts";

const QUARTER_MS = 15 * 60_000;

/** Time passes only while a guess waits for its turn. */
function openAttempts() {
  let time = 0;
  const waits: number[] = [];
  const attempts = createLoginAttempts({
    now: () => time,
    sleep: (milliseconds) => {
      time += milliseconds;
      waits.push(milliseconds);
      return Promise.resolve();
    },
  });
  function guess(name: string, address: string, outcome: () => void): Promise<void> {
    const login = { name, address };
    const check = () => Promise.resolve(outcome());
    return attempts.hasToQueue(login) ? attempts.inTurn(login, check) : check();
  }
  return {
    ...{ ...attempts, waits, guess },
    waitMs: (address: string, name = "somebody else") => attempts.waitMs({ name, address }),
    async fail(name: string, address: string, times = 1) {
      for (let time = 0; time < times; time += 1)
        await guess(name, address, () => attempts.failed({ name, address }));
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

const hex = (number: number) => number.toString(16);

test("an address that has failed too often waits, and may try again when its failures have grown old", async () => {
  const { fail, waitMs, pass } = openAttempts();
  await fail("anna", "192.0.2.1", limits.loginFailures);
  expect([waitMs("192.0.2.1"), waitMs("192.0.2.2")]).toEqual([QUARTER_MS, 0]);
  for (let at = 0; at < limits.loginAddresses - 3; at += 1) await fail(`n${at}`, `198.51.100.${at}`);
  expect(waitMs("192.0.2.1"), "others do not make it be forgotten").toBeGreaterThan(0);
  pass(QUARTER_MS);
  expect(waitMs("192.0.2.1")).toBe(0);
});

test("an address waits no longer because the clock is set back", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const attempts = createLoginAttempts();
  const login = { name: "anna", address: "192.0.2.1" };
  for (let failure = 0; failure < 5; failure += 1) attempts.failed(login);
  vi.setSystemTime(Date.now() - 24 * 60 * 60 * 1000);
  expect(attempts.waitMs(login)).toBeGreaterThan(0);
  expect(attempts.waitMs(login)).toBeLessThanOrEqual(QUARTER_MS);
});

test("who has a password of one's own gets no more guesses at another's with it", async () => {
  const { fail, succeeded, waitMs } = openAttempts();
  const address = "192.0.2.1";
  await fail("administrator", address, 4);
  succeeded({ name: "viewer", address });
  expect(waitMs(address)).toBe(0);
  await fail("administrator", address);
  expect(waitMs(address)).toBeGreaterThan(0);
});

test("who types the right password at last is forgiven for that name, from there alone", async () => {
  const { fail, succeeded, waitMs, waits } = openAttempts();
  await fail("Anna", "192.0.2.1", 4);
  await fail("anna", "198.51.100.7", 4);
  expect(waits.length, "two places that guess at one name are one guesser").toBeGreaterThan(0);
  succeeded({ name: "ANNA", address: "192.0.2.1" });
  await fail("anna", "192.0.2.1", 4);
  expect(waitMs("192.0.2.1")).toBe(0);
  await fail("anna", "198.51.100.7");
  expect(waitMs("198.51.100.7")).toBeGreaterThan(0);
});

test("guesses at one name from ever new networks become slow, step by step, and never end", async () => {
  const { fail, waits, pass } = openAttempts();
  for (let guess = 0; guess < 40; guess += 1) await fail("administrator", `2001:db8:0:${guess}::1`);
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect([waits.length, waits.at(-1)]).toEqual([35, 5000]);
  await fail("another", "192.0.2.9");
  pass(QUARTER_MS);
  await fail("administrator", "192.0.2.9");
  expect(waits, "neither another name nor a later guess waits").toHaveLength(35);
});

test("a flood of guesses at a name does not keep its owner out", async () => {
  const { fail, guess, succeeded, failed, hasToQueue } = openAttempts();
  const name = "administrator";
  const turns: string[] = [];
  const enter = (address: string) =>
    guess(name, address, () => {
      turns.push(address);
      failed({ name, address });
    }).catch(() => undefined);
  for (let count = 0; count < 10; count += 1) await fail(name, `2001:db8:0:${count}::1`);
  const flood = Array.from({ length: 30 }, (_, count) => enter(`2001:db8:0:${count}:1::`));
  await Promise.all([...flood, enter("192.0.2.44")]);
  expect(turns.indexOf("192.0.2.44"), "a /48 is one guesser, however many networks it has").toBe(1);
  expect(turns.length).toBeLessThan(5);
  succeeded({ name, address: "192.0.2.44" });
  for (let count = 0; count < 10; count += 1) await fail(name, `198.51.${count}.1`);
  expect(hasToQueue({ name, address: "203.0.113.1" })).toBe(true);
  expect(hasToQueue({ name, address: "192.0.2.44" }), "where the owner has logged in before").toBe(false);
});

const household = Array.from({ length: 256 }, (_, at) => `2001:db8:1:${hex(0x1200 + at)}::1`);
const site = Array.from({ length: 1000 }, (_, at) => `2001:db8:1:${hex(at * 60)}::1`);
const network = Array.from({ length: 9 }, (_, at) => `2001:db8:1:1200::${at}`);

test.each<[string, string[], number]>([
  ["a /64 has those of an address", [...network, "2001:db8:1:1201::1"], 6],
  ["a /56 has four times those of an address", household, 20],
  ["a /48 has sixteen times those of an address", site, 80],
  ["others are not counted with it", [...household, "2001:db8:2:1200::1", "192.0.2.1"], 22],
])("guesses by IPv6: %s", (_, addresses, count) => {
  const { failed, waitMs } = openAttempts();
  const passed = addresses.filter((address) => {
    if (waitMs(address) > 0) return false;
    failed({ name: address, address });
    return true;
  });
  expect(passed).toHaveLength(count);
});

test("who logs in at last is forgiven in the wider networks as well, and for that name alone", async () => {
  const { fail, succeeded, waitMs } = openAttempts();
  const at = (last: number) => `2001:db8:1:12${hex(last).padStart(2, "0")}::1`;
  for (let last = 0; last < 4; last += 1) await fail("Anna", at(last), 4);
  await fail("Berta", at(9), 4);
  expect(waitMs(at(10))).toBeGreaterThan(0);
  succeeded({ name: "Anna", address: at(0) });
  expect(waitMs(at(10))).toBe(0);
  await fail("Berta", at(11), 4);
  expect(waitMs(at(10))).toBeGreaterThan(0);
});

test("neighbours in a wider network lock nobody out of where they have logged in before", async () => {
  const { fail, succeeded, waitMs } = openAttempts();
  const own = "2001:db8:1:1200::1";
  succeeded({ name: "Anna", address: own });
  for (let at = 0; at < 100; at += 1) await fail("Anna", `2001:db8:1:${hex(0x3400 + at * 16)}::1`);
  expect(waitMs(own)).toBeGreaterThan(0);
  expect(waitMs(own, "anna")).toBe(0);
  await fail("Anna", own, 5);
  expect(waitMs(own, "Anna")).toBeGreaterThan(0);
});

test("strangers who hold every place, and guess at made-up names, do not wait with who has logged in here before", async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const anna = { id: "anna", name: "Anna", role: "administrator" } as const;
  const { check } = createLoginGuesses({
    async check(name) {
      if (name !== "Anna") await opened;
      return name === "Anna" ? anna : undefined;
    },
  });
  const { signal } = new AbortController();
  const logIn = (name: string, address: string) => check({ name, password: "any", address, signal });
  expect(await logIn("Anna", "192.0.2.44")).toBe(anna);
  const strangers = Array.from({ length: limits.waitingLogins + 20 }, (_, at) => `198.51.100.${at}`);
  const flood = Promise.allSettled(strangers.map((address, at) => logIn(`nobody${at}`, address)));
  expect(await logIn("Anna", "192.0.2.44")).toBe(anna);
  open();
  await flood;
});
