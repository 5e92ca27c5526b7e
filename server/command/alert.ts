import { setTimeout as pause } from "node:timers/promises";
import { messageOf } from "@trousseau/host/http-error.ts";
import { identityOf } from "#model/brand/identity.ts";
import { PermanentDeliveryError } from "#server/enquiries/delivery-errors.ts";
import { mailBody } from "#server/enquiries/mail-body.ts";
import { createMailer } from "#server/enquiries/mailer.ts";
import { mailNotice, recipientsOf } from "#server/enquiries/notice-mail.ts";
import { readSettings } from "#server/settings.ts";
import { type Terminal, WrongUse } from "./run-command.ts";

const TRIES = 3;

/** A mail server may put off whom it does not know, or be restarting. In milliseconds. */
const PAUSE_MS = 60_000;

/**
 * Mails each address of MAIL_TO that a unit of systemd has failed, and says which it has not reached. Without email it says that nobody
 * was told.
 */
export async function mailAlert(
  { args, environment, say, warn }: Terminal,
  pauseMs = PAUSE_MS,
): Promise<boolean> {
  const [unit, ...more] = args;
  if (!unit || more.length > 0) throw new WrongUse("This command needs the name of one unit.");
  const { mail, publicUrl } = readSettings(environment);
  if (!mail) {
    say(`${unit} has failed, and nobody is told: SMTP_URL, MAIL_FROM and MAIL_TO are not set.`);
    return false;
  }
  const shop = publicUrl ? new URL(publicUrl).host : "Trousseau";
  const subject = `${shop}: ${unit} has failed`;
  const lead = [subject, `journalctl -u ${unit} -e says why, and docs/three-in-the-morning.md what to do.`];
  const notice = { list: mail.to, subject, ...mailBody({ lead, foot: [] }, identityOf(shop)) };
  const mailer = createMailer(mail);
  const deliveries = recipientsOf(mail.to).map(async (recipient) => {
    try {
      await patiently(() => mailNotice(mailer, recipient, notice), pauseMs);
      return true;
    } catch (error) {
      warn(`${recipient} is not told: ${reasonOf(error)}`);
      return false;
    }
  });
  try {
    return (await Promise.all(deliveries)).every(Boolean);
  } finally {
    mailer.close();
  }
}

async function patiently(send: () => Promise<void>, pauseMs: number, tries = TRIES): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (error instanceof PermanentDeliveryError || tries === 1) throw error;
    await pause(pauseMs);
    await patiently(send, pauseMs, tries - 1);
  }
}

/** A refusal for good has the server's own words as its cause. */
function reasonOf(error: unknown): string {
  return messageOf(error instanceof Error && error.cause ? error.cause : error);
}
