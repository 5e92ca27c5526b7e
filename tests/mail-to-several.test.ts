import { expect, onTestFinished, test } from "vitest";
import { identityOf } from "#model/brand/identity.ts";
import { openEnquiries } from "#server/enquiries/open-enquiries.ts";
import { createOutbox } from "#server/enquiries/outbox.ts";
import { openOutboxDatabase } from "#server/enquiries/outbox-database.ts";
import type { Step } from "#server/enquiries/submission.ts";
import { editorOf, openLake } from "./support/lake.ts";
import { type MailBehaviour, openMailServer } from "./support/mail-server.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";
import { enquiryOf, submissionOf } from "./support/temporary-outbox.ts";

const owner = "owner@a.example";
const editor = "editor@b.example";

/** A shop that mails to both, without a way into the content. The server answers its next mails so. */
async function open(behaviours: MailBehaviour[], dataFolder = temporaryFolder(), to = [owner, editor]) {
  const server = await openMailServer(behaviours);
  const logged: string[] = [];
  const enquiries = openEnquiries(
    {
      settings: {
        dataFolder,
        mail: {
          smtpUrl: server.url,
          from: { name: "Maison Une", address: "shop@label.example" },
          to: to.join(", "),
        },
        publicUrl: undefined,
      },
      store: { texts: () => ({ labelSettings: { name: "Maison Une" }, identity: identityOf("Maison Une") }) },
      client: editorOf(await openLake()),
      writeToken: undefined,
    },
    (level, event, fields) => void logged.push(`${level} ${event} ${JSON.stringify(fields)}`),
  );
  onTestFinished(async () => {
    await enquiries.close();
    await server.close();
  });
  return { ...enquiries, mails: server.mails, logged };
}

/** An outbox as a process has left it, with an enquiry that waits for these steps. */
function leaveWaiting(dataFolder: string, steps: readonly Step[]) {
  const outbox = createOutbox(openOutboxDatabase(dataFolder));
  outbox.add(submissionOf("June", { steps }));
  outbox.close();
}

const send = (shop: Awaited<ReturnType<typeof open>>) =>
  expect(shop.service.receive(enquiryOf("June"), "203.0.113.1").isStored).toBe(true);

test("two who are told each get the same mail, which names both", async () => {
  const shop = await open([]);
  send(shop);
  await expect.poll(() => shop.state()).toMatchObject({ waiting: 0 });
  expect(shop.mails.map(({ recipients }) => recipients)).toEqual([[owner], [editor]]);
  expect(new Set(shop.mails.map(({ messageId }) => messageId)).size).toBe(1);
  expect(shop.mails[0]?.raw).toContain(`To: ${owner}, ${editor}\r\n`);
});

test.each([451, 452])(
  "a mail that is put off for one of two with %d reaches the other first, and then this one",
  async (code) => {
    const shop = await open([code]);
    send(shop);
    await expect.poll(() => shop.state()).toMatchObject({ waiting: 0 });
    expect(shop.mails.map(({ recipients }) => recipients)).toEqual([[editor], [owner]]);
    expect(new Set(shop.mails.map(({ messageId }) => messageId)).size).toBe(1);
  },
);

test.each([
  ["first", [550, "takes", 550], editor],
  ["second", ["takes", 550], owner],
] as const)(
  "a mailbox that is refused for good, the %s, costs the other nothing; the log and the alarms tell",
  async (_, behaviours, other) => {
    const shop = await open([...behaviours]);
    send(shop);
    await expect.poll(() => shop.state()).toMatchObject({ waiting: 1, refused: 1 });
    expect(shop.mails.map(({ recipients }) => recipients)).toEqual([[other]]);
    expect(shop.state()?.reasons).toEqual([expect.stringContaining("550")]);
    expect(shop.logged.filter((line) => line.startsWith("error submission not delivered yet"))).toHaveLength(
      1,
    );
  },
);

test.each<[string, Step[], string[], string[]]>([
  ["an earlier version has left", ["notice"], [owner, editor], [owner, editor]],
  [
    "an earlier version has left, with a copy",
    ["notice", "copy"],
    [owner, editor],
    [owner, editor, "ada@mail.example"],
  ],
  ["two were to get, of whom one is left", ["notice1", "notice2"], [editor], [editor]],
  ["a third was to get", ["notice3"], [owner, editor], [owner, editor]],
])("a mail that %s goes to whoever is told now", async (_, steps, to, recipients) => {
  const dataFolder = temporaryFolder();
  leaveWaiting(dataFolder, steps);
  const shop = await open([], dataFolder, to);
  await expect.poll(() => shop.state()).toMatchObject({ waiting: 0 });
  expect(shop.mails.flatMap((mail) => mail.recipients)).toEqual(recipients);
});
