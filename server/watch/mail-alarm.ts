import { randomUUID } from "node:crypto";
import { t } from "@trousseau/words/translate.ts";
import type { AlarmName, ShopHealth } from "#model/services/shop-health.ts";
import { lightsOf } from "#model/services/shop-lights.ts";
import { mailBody } from "#server/enquiries/mail-body.ts";
import { createMailer } from "#server/enquiries/mailer.ts";
import { log } from "#server/log.ts";
import type { RunningShop } from "#server/start.ts";

/** Mails each address of MAIL_TO that an alarm begins or ends, in the sentence that Studio has for it. Undefined without email. */
export function createAlarmMailer({ settings: { mail, publicUrl }, store }: RunningShop) {
  if (!mail) return undefined;
  const mailer = createMailer(mail);
  return async (alarm: AlarmName, begins: boolean, health: ShopHealth): Promise<void> => {
    const { labelSettings, identity } = store.texts();
    const light = lightsOf(health, true).find((each) => each.alarm === alarm);
    const label = labelSettings.name;
    const subject = begins
      ? t("{{label}}: the shop needs a look", { label })
      : t("{{label}}: all is well again", { label });
    const content = {
      lead: [subject, ...(light ? [light.sentence] : [])],
      ...(publicUrl && { link: { label: t("Studio"), url: `${publicUrl}/studio`, isQuiet: true } }),
      foot: [t("You get at most one such email a day about the same thing.")],
    };
    const id = randomUUID();
    const body = mailBody(content, identity);
    // A server that refuses one of several addresses takes the mail all the same, so each has its own.
    const deliveries = mail.to
      .split(",")
      .map((address) => address.trim())
      .map((recipient) =>
        mailer.send({ id: `alarm.${id}`, to: mail.to, recipient, date: new Date(), subject, ...body }),
      );
    const refusals = (await Promise.allSettled(deliveries)).filter(({ status }) => status === "rejected");
    // Whoever has it is not mailed again because another address refuses it.
    if (refusals.length === deliveries.length) await deliveries[0];
    else for (const refusal of refusals) log("warning", "mail about an alarm refused", { alarm, refusal });
  };
}
