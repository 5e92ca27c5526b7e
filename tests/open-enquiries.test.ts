import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TestLake } from "@trousseau/content-lake/testing/test-lake.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { identityOf } from "#model/brand/identity.ts";
import { type EnquiriesParts, openEnquiries } from "#server/enquiries/open-enquiries.ts";
import { editorOf, openLake } from "./support/lake.ts";
import { openMailServer } from "./support/mail-server.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";
import { enquiryOf } from "./support/temporary-outbox.ts";

const publicUrl = "https://shop.example";

async function openMail() {
  const server = await openMailServer();
  onTestFinished(() => server.close());
  return {
    ...server,
    mail: {
      smtpUrl: server.url,
      from: { name: "", address: "shop@label.example" },
      to: "atelier@label.example",
    },
  };
}

type Options = Partial<EnquiriesParts["settings"]> & { mayWrite?: boolean };

/** Opens what a shop with these settings does on a lake; `logged` holds its log. */
function open(lake: TestLake, { mayWrite = true, ...settings }: Options = {}) {
  const logged: string[] = [];
  const enquiries = openEnquiries(
    {
      settings: { dataFolder: temporaryFolder(), mail: undefined, publicUrl: undefined, ...settings },
      store: { texts: () => ({ labelSettings: { name: "Maison Une" }, identity: identityOf("Maison Une") }) },
      client: editorOf(lake),
      writeToken: mayWrite ? lake.issueToken({ name: "shop", role: "editor" }) : undefined,
    },
    (_, event) => void logged.push(event),
  );
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= enquiries.close();
    return closing;
  };
  onTestFinished(close);
  return { ...enquiries, close, logged };
}

function documentsIn(lake: TestLake, type: string) {
  return editorOf(lake).fetch<Record<string, string>[]>(
    "*[_type == $type]",
    { type },
    { perspective: "raw" },
  );
}

test("what is not set up is not offered: no mail, no address for links, no token, or nothing at all", async () => {
  const lake = await openLake();
  const { mail } = await openMail();
  const withoutMail = open(lake, { publicUrl });
  expect(withoutMail.service).toMatchObject({ takesMessages: true, sendsMail: false });
  expect(withoutMail.newsletter.canConfirm).toBe(false);

  const withoutAddress = open(lake, { mail });
  expect(withoutAddress.newsletter.canConfirm).toBe(false);
  expect(withoutAddress.logged).toEqual([
    "newsletter confirms no address: its mails need PUBLIC_URL for their links",
  ]);

  const withoutToken = open(lake, { mail, publicUrl, mayWrite: false });
  expect(withoutToken.service).toMatchObject({ takesMessages: true, sendsMail: true });
  expect(withoutToken.newsletter.canConfirm).toBe(false);

  const nothing = open(lake, { mayWrite: false });
  expect(nothing.service.takesMessages).toBe(false);
  expect(nothing.service.receive(enquiryOf("lost"), "203.0.113.1")).toEqual({
    isStored: false,
    reason: "notSetUp",
  });
});

test("an outbox that cannot be opened takes nothing, is said once, and is tried again", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const dataFolder = temporaryFolder();
  writeFileSync(join(dataFolder, "enquiries"), "no folder");
  const { service, state, logged } = open(await openLake(), { dataFolder });
  expect(state()).toBe(null);
  expect(service.receive(enquiryOf("lost"), "203.0.113.1")).toEqual({ isStored: false, reason: "failed" });
  vi.advanceTimersByTime(10_000);
  expect(logged).toEqual(["outbox cannot be opened: nothing that visitors send is taken"]);
  rmSync(join(dataFolder, "enquiries"));
  vi.advanceTimersByTime(2_000);
  expect(service.receive(enquiryOf("kept"), "203.0.113.1")).toMatchObject({ isStored: true });
  await expect.poll(() => state()).toMatchObject({ waiting: 0 });
});

test("of two shops on one folder both take messages and one delivers; the other goes on when it ends", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const lake = await openLake();
  const dataFolder = temporaryFolder();
  const first = open(lake, { dataFolder });
  const second = open(lake, { dataFolder });
  expect(second.service.receive(enquiryOf("by the second"), "203.0.113.1").isStored).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(second.state(), "the first has not been told of it").toMatchObject({ waiting: 1 });
  expect(Date.parse(second.state()?.oldest ?? "")).toBeGreaterThan(Date.now() - 60_000);
  await first.close();
  vi.advanceTimersByTime(2_000);
  await expect.poll(() => second.state()).toMatchObject({ waiting: 0 });
  expect(await documentsIn(lake, "enquiry")).toHaveLength(1);
});

test("what one of two shops has taken is delivered by the other within a quarter of a minute", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const lake = await openLake();
  const dataFolder = temporaryFolder();
  const first = open(lake, { dataFolder });
  const second = open(lake, { dataFolder });
  for (const words of ["by the second", "by the second, once more"]) {
    expect(second.service.receive(enquiryOf(words), "203.0.113.1").isStored).toBe(true);
    vi.advanceTimersByTime(15_000);
    await expect.poll(() => first.state()).toMatchObject({ waiting: 0 });
  }
  expect(await documentsIn(lake, "enquiry")).toHaveLength(2);
});

test.each([
  ["a minute after the start", ["setTimeout", "clearTimeout"], 60_000],
  ["each day", ["setInterval", "clearInterval"], 24 * 60 * 60_000],
] as const)("old enquiries are deleted %s", async (_, toFake, ms) => {
  const lake = await openLake();
  const past = "2026-02-01T00:00:00Z";
  const old = { _id: "enquiry.old", _type: "enquiry", _createdAt: past, received: past };
  await editorOf(lake).create({ _id: "house", _type: "house", enquiriesKeptMonths: 1 });
  await editorOf(lake).create(old);
  const dataFolder = temporaryFolder();
  // An earlier start has written down the time.
  writeFileSync(join(dataFolder, "clock"), new Date().toISOString());
  vi.useFakeTimers({ toFake: [...toFake] });
  const { logged } = open(lake, { dataFolder });
  vi.advanceTimersByTime(ms);
  vi.useRealTimers();
  await expect.poll(() => logged).toEqual(["old enquiries deleted"]);
  expect(await documentsIn(lake, "enquiry")).toEqual([]);
});

test("a damaged newsletter-secret closes the newsletter alone", async () => {
  const lake = await openLake();
  const { mail } = await openMail();
  const dataFolder = temporaryFolder();
  writeFileSync(join(dataFolder, "newsletter-secret"), "cut");
  const { service, newsletter, logged } = open(lake, { mail, publicUrl, dataFolder });
  expect(newsletter.canConfirm).toBe(false);
  expect(service.receive(enquiryOf("a dress"), "198.51.100.1").isStored).toBe(true);
  expect(logged).toContain("newsletter is not opened: nobody can join or leave it");
});

test("what has no room in the content waits, the label has it by mail, and monitoring is told why", async () => {
  const lake = await openLake();
  const { mail, mails } = await openMail();
  const description = "What visitors have sent fills its share";
  const fetch = () => Promise.resolve(Response.json({ error: { description } }, { status: 413 }));
  const { service, state } = open({ ...lake, fetch }, { mail });
  expect(service.receive(enquiryOf("a dress"), "198.51.100.1").isStored).toBe(true);
  await expect.poll(() => state()).toMatchObject({ waiting: 1, refused: 1, reasons: [description] });
  expect(mails).toHaveLength(1);
});

test("where nobody can deliver, what is sent is kept, and the log says so", async () => {
  const lake = await openLake();
  const dataFolder = temporaryFolder();
  mkdirSync(join(dataFolder, "enquiries", "lock"), { recursive: true });
  const { service, logged } = open(lake, { dataFolder });
  expect(service.receive(enquiryOf("a dress"), "198.51.100.1").isStored).toBe(true);
  expect(logged).toEqual([
    "delivery cannot be begun: what visitors send is kept, and the label does not get it",
  ]);
});
