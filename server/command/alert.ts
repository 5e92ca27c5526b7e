import { identityOf } from "#model/brand/identity.ts";
import { mailBody } from "#server/enquiries/mail-body.ts";
import { mailEach } from "#server/enquiries/mail-each.ts";
import { createMailer } from "#server/enquiries/mailer.ts";
import { readSettings } from "#server/settings.ts";
import { type Terminal, WrongUse } from "./run-command.ts";

/** Mails MAIL_TO that a unit of systemd has failed. Without email it says that nobody was told. */
export async function mailAlert({ args, environment, say }: Terminal): Promise<boolean> {
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
  const mailer = createMailer(mail);
  try {
    await mailEach(mailer, mail.to, { subject, ...mailBody({ lead, foot: [] }, identityOf(shop)) });
  } finally {
    mailer.close();
  }
  return true;
}
