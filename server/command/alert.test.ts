import { expect, onTestFinished, test } from "vitest";
import { runCaptured } from "#tests/support/captured-command.ts";
import { openMailServer } from "#tests/support/mail-server.ts";
import { mailAlert } from "./alert.ts";

const MAIL_TO = "owner@label.example, editor@label.example";

test("each address of the label is told which unit has failed, though one refuses it", async () => {
  const server = await openMailServer([550]);
  onTestFinished(() => server.close());
  const settings = {
    SMTP_URL: server.url,
    MAIL_FROM: "shop@label.example",
    MAIL_TO,
    PUBLIC_URL: "https://lior.example",
  };
  const { status } = await runCaptured(mailAlert, ["trousseau-backup.service"], settings);
  expect(status).toBe(0);
  expect(server.mails).toMatchObject([
    {
      subject: "lior.example: trousseau-backup.service has failed",
      text: expect.stringContaining("journalctl -u trousseau-backup.service"),
    },
  ]);
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
  const outcome = await runCaptured(mailAlert, ["trousseau-backup.service"], settings);
  expect(outcome.status).toBe(1);
  expect(outcome[where].join()).toContain(sentence);
});
