import { expect, onTestFinished, test } from "vitest";
import { runCaptured } from "#tests/support/captured-command.ts";
import { type MailBehaviour, openMailServer } from "#tests/support/mail-server.ts";
import { mailAlert } from "./alert.ts";
import type { Terminal } from "./run-command.ts";

const MAIL_TO = "owner@label.example, editor@label.example";

/** The pauses between its tries are left out. */
const alertNow = (terminal: Terminal) => mailAlert(terminal, 0);

async function alertThrough(answers: MailBehaviour[], to = MAIL_TO) {
  const server = await openMailServer(answers);
  onTestFinished(() => server.close());
  const settings = {
    SMTP_URL: server.url,
    MAIL_FROM: "shop@label.example",
    MAIL_TO: to,
    PUBLIC_URL: "https://lior.example",
  };
  return { server, ...(await runCaptured(alertNow, ["trousseau-backup.service"], settings)) };
}

test("each address of the label is told which unit has failed, and the command names one that refuses it", async () => {
  const { server, status, warned } = await alertThrough([550]);
  expect(server.mails).toMatchObject([
    {
      subject: "lior.example: trousseau-backup.service has failed",
      text: expect.stringContaining("journalctl -u trousseau-backup.service"),
    },
  ]);
  expect({ status, warned }).toEqual({
    status: 1,
    warned: [expect.stringMatching(/^(owner|editor)@label\.example is not told: .*550/)],
  });
});

test.each([
  ["twice", [451, 451], 0],
  ["each time", [451, 451, 451], 1],
])("an address that a mail server puts off %s is tried three times", async (_, answers, expected) => {
  const { server, status } = await alertThrough(answers, "owner@label.example");
  expect([status, server.tries()]).toEqual([expected, 3]);
});

test.each([
  [
    "no server takes it",
    { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "shop@label.example", MAIL_TO },
    "warned",
    "ECONNREFUSED",
  ],
  ["there is no email", {}, "said", "nobody is told: SMTP_URL, MAIL_FROM and MAIL_TO are not set"],
] as const)("it fails where %s", async (_why, settings, where, sentence) => {
  const outcome = await runCaptured(alertNow, ["trousseau-backup.service"], settings);
  expect(outcome.status).toBe(1);
  expect(outcome[where].join()).toContain(sentence);
});
