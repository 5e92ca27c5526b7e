import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import type { Outbox } from "#server/enquiries/outbox.ts";
import { openTemporaryOutbox } from "#tests/support/temporary-outbox.ts";
import { createNewsletterKeys } from "./newsletter-links.ts";
import { createNewsletterService } from "./receive-sign-up.ts";

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
const person = { honeypot: "", elapsedMs: 60_000 };
const ada = { email: "ada@mail.example", botSignals: person };

test("A sign-up is on disk when it is said that a mail is on its way, and a second press sends none", () => {
  const { service, outbox, clock } = open();
  expect(service.signUp(ada, "192.0.2.1")).toBe("mailed");
  expect(outbox.next("confirmation")).toMatchObject({ kind: "signUp", email: ada.email });
  for (let press = 0; press < 5; press += 1) expect(service.signUp(ada, "192.0.2.1")).toBe("mailed");
  expect(outbox.state().waiting).toBe(1);
  clock.now += HOUR_MS;
  expect(service.signUp({ ...ada, email: "Ada@Mail.example" }, "192.0.2.1")).toBe("mailed");
  expect(outbox.state().waiting, "she has not found the first mail").toBe(2);
});

test.each([
  ["has left", (shop: ReturnType<typeof open>) => shop.service.unsubscribe(shop.unsubscription)],
  ["has confirmed", (shop: ReturnType<typeof open>) => shop.service.confirm(shop.confirmation())],
])("Whoever %s may sign up again at once, and a second press of that sends no further mail", (_, act) => {
  const shop = open();
  const signUps = () => shop.outbox.all().filter(({ kind }) => kind === "signUp").length;
  shop.service.signUp(ada, "192.0.2.1");
  act(shop);
  for (let press = 0; press < 5; press += 1) expect(shop.service.signUp(ada, "192.0.2.1")).toBe("mailed");
  expect(signUps()).toBe(2);
});

test("Nobody gets many mails, however many enter her address, and they all read the same", () => {
  const { service, outbox, clock } = open();
  const flood = () => {
    for (let number = 0; number < 10; number += 1) {
      clock.now += 2 * HOUR_MS;
      expect(service.signUp(ada, `192.0.2.${number}`)).toBe("mailed");
    }
  };
  flood();
  expect(outbox.state().waiting, "of one day").toBe(3);
  for (let day = 0; day < 10; day += 1) {
    clock.now += DAY_MS;
    flood();
  }
  expect(outbox.state().waiting, "of a month").toBe(6);
});

test("Nor does one mailbox, in however many spellings it is entered", () => {
  const { service, outbox } = open();
  for (let number = 0; number < 10; number += 1) {
    const email = `vic${".".repeat(number % 2)}tim+${number}@gmail.com`;
    expect(service.signUp({ ...ada, email }, `192.0.2.${number}`)).toBe("mailed");
  }
  expect(outbox.state().waiting).toBe(3);
  expect(service.signUp(ada, "192.0.2.77")).toBe("mailed");
  expect(outbox.state().waiting, "another mailbox").toBe(4);
});

test("A mail that was sent counts as well as one that waits", () => {
  const { service, outbox, clock } = open();
  for (let number = 0; number < 10; number += 1) {
    service.signUp(ada, `192.0.2.${number}`);
    outbox.markDelivered(outbox.next("confirmation")?.id ?? "");
    clock.now += HOUR_MS;
  }
  expect(outbox.signUpsSince(clock.keys.subscriberOf(ada.email), 0)).toBe(3);
});

test.each([
  ["fills in the field that nobody sees", { honeypot: "x", elapsedMs: 60_000 }],
  ["is quicker than a hand", { honeypot: "", elapsedMs: 1_000 }],
])("Whoever %s is not kept, and not counted against anybody", (_what, botSignals) => {
  const { service, outbox } = open();
  for (let time = 0; time < 20; time += 1)
    expect(service.signUp({ ...ada, botSignals }, "192.0.2.1")).toBe("limited");
  expect(outbox.state().waiting).toBe(0);
  expect(service.signUp(ada, "192.0.2.1")).toBe("mailed");
});

test("A link that has ended, or is not ours, is told apart from nothing", () => {
  const { service, outbox, clock, confirmation } = open();
  const token = confirmation();
  clock.now += 7 * DAY_MS;
  for (const ended of [token, "", "AAAA", `${token}A`]) {
    expect(service.isConfirmable(ended)).toBe(false);
    expect(service.confirm(ended)).toBe("ended");
    expect(service.isUnsubscribable(ended)).toBe(false);
    expect(service.unsubscribe(ended)).toBe("ended");
  }
  expect(outbox.state().waiting).toBe(0);
});

test("Whoever has left is not put back on the list by the old link, and is by a new one", () => {
  const { service, outbox, clock, confirmation, unsubscription } = open();
  const old = confirmation();
  service.confirm(old);
  for (const step of ["list", "welcome"] as const) outbox.markDelivered(outbox.next(step)?.id ?? "");
  expect(service.unsubscribe(unsubscription)).toBe("done");
  expect(outbox.next("list")).toMatchObject({ kind: "unsubscription" });
  outbox.markDelivered(outbox.next("list")?.id ?? "");
  clock.now += 2 * DAY_MS;
  expect(service.confirm(old)).toBe("again");
  expect(outbox.state().waiting).toBe(0);
  expect(service.confirm(confirmation("another"))).toBe("confirmed");
  expect(outbox.state().waiting).toBe(1);
});

test("Whoever leaves while much waits is on the list no more, in whatever order she pressed", () => {
  const { service, outbox, confirmation, unsubscription } = open();
  for (const id of ["a", "b"]) service.confirm(confirmation(id));
  outbox.markFailed(outbox.next("list")?.id ?? "");
  for (let press = 0; press < 10; press += 1) expect(service.unsubscribe(unsubscription)).toBe("done");
  expect(outbox.all().map(({ kind }) => kind)).toEqual(["unsubscription"]);
  expect(outbox.next("welcome")).toBeUndefined();
  service.confirm(confirmation("c"));
  service.unsubscribe(unsubscription);
  expect(outbox.all().map(({ kind }) => kind)).toEqual(["unsubscription"]);
});

test("A link that is pressed without end works a dozen times, then once a minute, and others' work", () => {
  let stored = 0;
  const { service, outbox, clock, unsubscription } = open({ added: () => (stored += 1) });
  const press = () => {
    const said = service.unsubscribe(unsubscription);
    outbox.markDelivered(outbox.next("list")?.id ?? "");
    return said;
  };
  const said = Array.from({ length: 1_000 }, press);
  expect([stored, said.indexOf("failed"), said.lastIndexOf("done")]).toEqual([12, 12, 11]);
  const other = clock.keys.issueUnsubscription(clock.keys.subscriberOf("eve@mail.example"));
  expect(service.unsubscribe(other)).toBe("done");
  outbox.markDelivered(outbox.next("list")?.id ?? "");
  clock.now += 60_000;
  expect(press()).toBe("done");
});

test("However often she presses while the first press waits she is told that it is done, and only new ones count", () => {
  const { service, outbox, unsubscription } = open();
  for (let press = 0; press < 100; press += 1) expect(service.unsubscribe(unsubscription)).toBe("done");
  for (let time = 1; time < 12; time += 1) {
    outbox.markDelivered(outbox.next("list")?.id ?? "");
    expect(service.unsubscribe(unsubscription)).toBe("done");
  }
  outbox.markDelivered(outbox.next("list")?.id ?? "");
  expect(service.unsubscribe(unsubscription)).toBe("failed");
});

test("Whoever comes back while her leaving still waits is not taken off the list by it afterwards", () => {
  const { service, outbox, confirmation, unsubscription } = open();
  service.unsubscribe(unsubscription);
  outbox.markFailed(outbox.next("list")?.id ?? "");
  expect(service.confirm(confirmation())).toBe("confirmed");
  expect(outbox.all().map(({ kind }) => kind)).toEqual(["subscription"]);
});

test("Where it cannot be confirmed nothing is kept, and whoever is on the list can still leave", () => {
  const { service, outbox, unsubscription } = open({ canConfirm: false });
  expect(service.signUp(ada, "192.0.2.1")).toBe("notSetUp");
  expect(outbox.state().waiting).toBe(0);
  expect(service.unsubscribe(unsubscription)).toBe("done");
});

test("A full disk, and an outbox that cannot be opened, are an answer and no crash", () => {
  const full = { ...openTemporaryOutbox(), add: () => fail("database or disk is full") };
  for (const outbox of [full, undefined]) {
    const { service, confirmation, unsubscription } = open({ outbox: () => outbox });
    expect(service.signUp(ada, "192.0.2.1")).toBe("failed");
    expect(service.confirm(confirmation())).toBe("failed");
    expect(service.unsubscribe(unsubscription)).toBe("failed");
  }
});

function fail(reason: string): never {
  throw new Error(reason);
}

type Options = { canConfirm?: boolean; added?: () => void; outbox?: () => Outbox | undefined };

function open({ canConfirm = true, ...options }: Options = {}) {
  const time = { now: Date.UTC(2026, 10, 22) };
  const now = () => time.now;
  const keys = createNewsletterKeys(randomBytes(32), now);
  const outbox = openTemporaryOutbox({ now });
  const parts = { keys, canConfirm, added: () => undefined, log: () => undefined, now };
  return {
    service: createNewsletterService({ outbox: () => outbox, ...parts, ...options }),
    outbox,
    clock: Object.assign(time, { keys }),
    confirmation: (id = "id") => keys.issueConfirmation({ id, email: ada.email, signedUp: time.now }),
    unsubscription: keys.issueUnsubscription(keys.subscriberOf(ada.email)),
  };
}
