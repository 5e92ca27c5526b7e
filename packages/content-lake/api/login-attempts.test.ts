import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { createLoginAttempts, createLoginGuesses } from "./login-attempts.ts";

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
    ...attempts,
    waitMs: (address: string, name = "somebody else") => attempts.waitMs({ name, address }),
    waits,
    guess,
    fail: (name: string, address: string) => guess(name, address, () => attempts.failed({ name, address })),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test("who has a password of one's own gets no more guesses at another's with it", async () => {
  const { fail, succeeded, waitMs } = openAttempts();
  const address = "192.0.2.1";
  for (let guess = 0; guess < 4; guess += 1) await fail("administrator", address);
  succeeded({ name: "viewer", address });
  expect(waitMs(address)).toBe(0);
  await fail("administrator", address);
  expect(waitMs(address)).toBeGreaterThan(0);
});

test("who types the right password at last is forgiven for that name, from there alone", async () => {
  const { fail, succeeded, waitMs, waits } = openAttempts();
  for (let guess = 0; guess < 4; guess += 1) await fail("Anna", "192.0.2.1");
  for (let guess = 0; guess < 4; guess += 1) await fail("anna", "198.51.100.7");
  const { length } = waits;
  expect(length, "two places that guess at one name are one guesser").toBeGreaterThan(0);
  succeeded({ name: "ANNA", address: "192.0.2.1" });
  for (let guess = 0; guess < 4; guess += 1) await fail("anna", "192.0.2.1");
  expect(waitMs("192.0.2.1")).toBe(0);
  await fail("anna", "198.51.100.7");
  expect(waitMs("198.51.100.7")).toBeGreaterThan(0);
});

test("guesses at one name from ever new networks become slow, step by step, and never end", async () => {
  const { fail, waits, pass } = openAttempts();
  for (let guess = 0; guess < 40; guess += 1) await fail("administrator", `2001:db8:0:${guess}::1`);
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect(waits).toHaveLength(35);
  expect(waits.at(-1)).toBe(5000);
  await fail("another", "192.0.2.9");
  expect(waits, "another name does not wait").toHaveLength(35);
  pass(15 * 60_000);
  await fail("administrator", "192.0.2.9");
  expect(waits).toHaveLength(35);
});

test("a flood of guesses at a name does not keep its owner out", async () => {
  const { fail, guess, succeeded, failed, hasToQueue } = openAttempts();
  const name = "administrator";
  const order: string[] = [];
  const enter = (address: string) =>
    guess(name, address, () => {
      order.push(address);
      failed({ name, address });
    }).catch(() => order.push("refused"));
  for (let count = 0; count < 10; count += 1) await fail(name, `2001:db8:0:${count}::1`);
  const flood = Array.from({ length: 30 }, (_, count) => enter(`2001:db8:0:${count}:1::`));
  await Promise.all([...flood, enter("192.0.2.44")]);
  const turns = order.filter((one) => one !== "refused");
  expect(turns.indexOf("192.0.2.44"), "a /48 is one guesser, however many networks it has").toBe(1);
  expect(turns.length).toBeLessThan(5);

  succeeded({ name, address: "192.0.2.44" });
  for (let count = 0; count < 10; count += 1) await fail(name, `198.51.${count}.1`);
  expect(hasToQueue({ name, address: "203.0.113.1" })).toBe(true);
  expect(hasToQueue({ name, address: "192.0.2.44" }), "where the owner has logged in before").toBe(false);
});

test("whoever has a /56 or a /48 of IPv6 gets four or sixteen times the guesses of an address, not one share for each network", () => {
  const guessesOf = (addresses: readonly string[]) => {
    const { failed, waitMs } = openAttempts();
    const passed = addresses.filter((address) => {
      if (waitMs(address) > 0) return false;
      failed({ name: address, address });
      return true;
    });
    return passed.length;
  };
  const hex = (number: number) => number.toString(16);
  const household = Array.from({ length: 256 }, (_, at) => `2001:db8:1:${hex(0x1200 + at)}::1`);
  expect(guessesOf(household)).toBe(20);
  expect(guessesOf(Array.from({ length: 1000 }, (_, at) => `2001:db8:1:${hex(at * 60)}::1`))).toBe(80);
  expect(guessesOf([...Array.from({ length: 9 }, () => "2001:db8:1:1200::1"), "2001:db8:1:1201::1"])).toBe(6);
  expect(guessesOf([...household, "2001:db8:2:1200::1", "192.0.2.1"])).toBe(22);
});

test("who logs in at last is forgiven in the wider networks as well, and for that name alone", () => {
  const { failed, succeeded, waitMs } = openAttempts();
  const at = (last: number) => `2001:db8:1:12${last.toString(16).padStart(2, "0")}::1`;
  for (let network = 0; network < 4; network += 1)
    for (let guess = 0; guess < 4; guess += 1) failed({ name: "Anna", address: at(network) });
  for (let guess = 0; guess < 4; guess += 1) failed({ name: "Berta", address: at(9) });
  expect(waitMs(at(10))).toBeGreaterThan(0);
  succeeded({ name: "Anna", address: at(0) });
  expect(waitMs(at(10))).toBe(0);
  for (let guess = 0; guess < 4; guess += 1) failed({ name: "Berta", address: at(11) });
  expect(waitMs(at(10))).toBeGreaterThan(0);
});

test("neighbours in a wider network lock nobody out of where they have logged in before", () => {
  const { failed, succeeded, waitMs } = openAttempts();
  const own = "2001:db8:1:1200::1";
  succeeded({ name: "Anna", address: own });
  for (let at = 0; at < 100; at += 1)
    failed({ name: "Anna", address: `2001:db8:1:${(0x3400 + at * 16).toString(16)}::1` });
  expect(waitMs(own)).toBeGreaterThan(0);
  expect(waitMs(own, "anna")).toBe(0);
  for (let guess = 0; guess < 5; guess += 1) failed({ name: "Anna", address: own });
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
  const own = "192.0.2.44";
  expect(await logIn("Anna", own)).toBe(anna);
  const guesses = Array.from({ length: limits.waitingLogins + 20 }, (_, at) =>
    logIn(`nobody${at}`, `198.51.100.${at}`),
  );
  const flood = Promise.allSettled(guesses);
  expect(await logIn("Anna", own)).toBe(anna);
  open();
  await flood;
});
