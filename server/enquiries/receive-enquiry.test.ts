import { expect, test } from "vitest";
import { details, enquiryOf, openTemporaryOutbox } from "#tests/support/temporary-outbox.ts";
import type { Outbox } from "./outbox.ts";
import { createEnquiryService } from "./receive-enquiry.ts";

const kept = { isStored: true, reference: expect.stringMatching(/^[2-9A-HJKMNP-TW-Z]{6}$/) };
const limited = { isStored: false, reason: "limited" };
const withoutScript = { honeypot: "", elapsedMs: undefined };

test("An enquiry is on disk when its reference is given, and a second press gives the same", () => {
  const { service, outbox } = open();
  const receipt = service.receive(enquiryOf("A dress"), "192.0.2.1");
  expect(receipt).toEqual(kept);
  expect(outbox.next("content")).toMatchObject({ message: "A dress" });
  for (let press = 0; press < 50; press += 1)
    expect(service.receive(enquiryOf("A dress"), "192.0.2.1")).toEqual(receipt);
  expect(outbox.state().waiting).toBe(1);
});

test("Nobody gets many copies of what others write in her name, however her mailbox is spelled", () => {
  const { service, outbox } = open({ steps: ["copy"] });
  const spellings = [
    "victim+1@gmail.com",
    "vic.tim@gmail.com",
    "VICTIM@googlemail.com",
    "v.ictim+9@Gmail.com",
  ];
  for (const [number, email] of [...spellings, ...spellings].entries()) {
    const received = service.receive(enquiryOf(`${number}`, { email, wantsCopy: true }), `192.0.2.${number}`);
    expect(received).toEqual(kept);
  }
  expect(outbox.state().waiting).toBe(3);
});

test("Of all copies twenty go out at once, and then twenty an hour; every enquiry is kept", () => {
  let now = 0;
  const { service, outbox } = open({ steps: ["content", "copy"], now: () => now });
  function send(number: number) {
    const email = `${number}@mail.example`;
    return service.receive(enquiryOf(`${number}`, { email, wantsCopy: true }), `192.0.2.${number}`);
  }
  for (let number = 0; number < 60; number += 1) expect(send(number)).toEqual(kept);
  now += 60 * 60_000;
  for (let number = 60; number < 120; number += 1) expect(send(number)).toEqual(kept);
  expect(outbox.discard("content"), "those with a copy").toBe(40);
  expect(outbox.state().waiting).toBe(120);
});

test.each([
  ["fills in the field that nobody sees", { botSignals: { honeypot: "x", elapsedMs: 60_000 } }],
  ["is quicker than a hand", { botSignals: { honeypot: "", elapsedMs: 400 } }],
  ["writes markup of links", { message: 'Look <a href="https://x.example">here</a>' }],
  ["has a name that is a link", { name: "Win now https://x.example" }],
  ["sends many links", { message: "https://x.example ".repeat(5) }],
  ["sends links without script", { message: "https://x.example www.y.example", botSignals: withoutScript }],
])("What %s is not kept, and not counted against anybody", (_what, changes) => {
  const { service, outbox } = open();
  for (let time = 0; time < 20; time += 1)
    expect(service.receive(enquiryOf("A dress", changes), "192.0.2.1")).toEqual(limited);
  expect(outbox.state().waiting).toBe(0);
  expect(service.receive(enquiryOf("A dress, and a bow: https://pin.example"), "192.0.2.1")).toEqual(kept);
});

test("An address sends twelve at once, then one every five minutes; others are not held up", () => {
  let now = 0;
  const { service } = open({ now: () => now });
  const send = (message: string, visitor: string) => service.receive(enquiryOf(message), visitor).isStored;
  const sent = Array.from({ length: 16 }, (_, number) => send(`${number}`, "2001:db8:1:2::1"));
  expect(sent.filter(Boolean)).toHaveLength(12);
  expect(send("of the same household", "2001:db8:1:2::77")).toBe(false);
  expect(send("of another", "192.0.2.7")).toBe(true);
  now += 5 * 60_000 + 1;
  expect(send("later", "2001:db8:1:2::1")).toBe(true);
});

/** Sends this many messages, each from another address. */
function flood({ service }: Pick<ReturnType<typeof open>, "service">, count: number) {
  return Array.from({ length: count }, (_, number) =>
    service.receive(enquiryOf(`${number}`, { wantsCopy: true }), `198.51.${number >> 8}.${number & 255}`),
  );
}

test("Of many at once, each from another address, all are taken; the label is told of as many as it can read", () => {
  const shop = open({ steps: ["content", "notice", "copy"], now: () => 0 });
  expect(flood(shop, 150)).toEqual(Array(150).fill(kept));
  expect(shop.outbox.state().waiting).toBe(150);
  expect(shop.said).toEqual(["more enquiries than a label can read: they are set aside as perhaps spam"]);
  const suspected = shop.outbox.all().filter((one) => "isSuspected" in one && one.isSuspected);
  expect(suspected).toHaveLength(30);
  // The messages themselves are written down, and nothing else is done.
  for (const { id } of shop.outbox.all()) shop.outbox.markDelivered(id);
  expect(shop.outbox.state().waiting).toBe(120);
});

test("What is perhaps spam takes no room of what is not, nor is it taken where it cannot be set aside", () => {
  const full = open({ now: () => 0, outbox: openTemporaryOutbox({ mostSuspected: 5 }) });
  const receipts = flood(full, 200);
  expect(receipts.slice(0, 125)).toEqual(Array(125).fill(kept));
  expect(receipts.slice(125)).toEqual(Array(75).fill(limited));
  const byMailAlone = open({ steps: ["notice"], now: () => 0 });
  expect(flood(byMailAlone, 200).slice(120)).toEqual(Array(80).fill(limited));
});

test("A message that is as large as several counts as several, also among those that are perhaps spam", () => {
  const heavy = (at: number) => enquiryOf(`${at}${"\u0301".repeat(7_990)}`, { details });
  const shop = open();
  const sent = Array.from({ length: 12 }, (_, at) => shop.service.receive(heavy(at), "192.0.2.1"));
  expect(sent.filter(({ isStored }) => isStored)).toHaveLength(4);
  expect(shop.service.receive(enquiryOf("honest"), "192.0.2.2")).toEqual(kept);
  const many = open({ now: () => 0, outbox: openTemporaryOutbox({ mostSuspected: 30 }) });
  const flooded = Array.from({ length: 100 }, (_, at) => many.service.receive(heavy(at), `198.51.100.${at}`));
  expect(flooded.filter(({ isStored }) => isStored)).toHaveLength(120 / 3 + 30 / 3);
});

test("A full disk, and an outbox that cannot be opened, are an answer and no crash", () => {
  const outbox = openTemporaryOutbox({ mostWaiting: 0 });
  const failed = { isStored: false, reason: "failed" };
  expect(open({ outbox }).service.receive(enquiryOf("A dress"), "192.0.2.1")).toEqual(failed);
  const parts = { steps: ["content"] as const, added: () => undefined, log: () => undefined };
  const closed = createEnquiryService({ ...parts, outbox: () => undefined });
  expect(closed.receive(enquiryOf("A dress"), "192.0.2.1")).toEqual(failed);
});

test("An enquiry about a dress waits with its details, under the code that is in its message", () => {
  const { service, outbox } = open();
  const enquiry = enquiryOf("A dress\nReference K7M2QX", { details, reference: "K7M2QX" });
  for (const _press of [1, 2])
    expect(service.receive(enquiry, "192.0.2.1")).toEqual({ isStored: true, reference: "K7M2QX" });
  expect(outbox.next("content")).toMatchObject({ details, reference: "K7M2QX" });
  expect(outbox.state().waiting).toBe(1);
  service.receive(enquiryOf("A dress", { details }), "192.0.2.1");
  service.receive(enquiryOf("A dress", { details: { ...details, colour: "Ivory" } }), "192.0.2.1");
  expect(outbox.state().waiting, "the same words about another colour").toBe(3);
});

test("A code that another enquiry has is not given twice", () => {
  const { service } = open();
  service.receive(enquiryOf("first", { reference: "K7M2QX" }), "192.0.2.1");
  const receipt = service.receive(enquiryOf("second", { reference: "K7M2QX" }), "192.0.2.2");
  expect(receipt).toEqual(kept);
  expect(receipt).not.toEqual({ isStored: true, reference: "K7M2QX" });
});

test("The dress's own page is no link of the visitor's; without script there is room for one more", () => {
  const { service } = open();
  const changes = { details, botSignals: withoutScript };
  const send = (words: string) =>
    service.receive(enquiryOf(`${words}\n${details.address}`, changes), "192.0.2.1").isStored;
  expect(send("like https://pin.example")).toBe(true);
  expect(send("like https://pin.example and https://pin.example/2")).toBe(false);
});

test.each(["city", "measurements"])("A link is no %s, though the message beside it has none", (field) => {
  const { service, outbox } = open();
  const odd = { ...details, [field]: "Win now: www.x.example" };
  expect(service.receive(enquiryOf("A dress", { details: odd }), "192.0.2.1")).toEqual(limited);
  expect(outbox.state().waiting).toBe(0);
});

type Options = { steps?: readonly ("content" | "notice" | "copy")[]; now?: () => number; outbox?: Outbox };

function open({ steps = ["content"], now, outbox = openTemporaryOutbox() }: Options = {}) {
  const clock = now ? { now } : {};
  const said: string[] = [];
  const service = createEnquiryService({
    outbox: () => outbox,
    steps,
    added: () => undefined,
    log: (_level, event) => void (said.includes(event) || said.push(event)),
    ...clock,
  });
  return { service, outbox, said };
}
