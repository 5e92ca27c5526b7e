import { t } from "@trousseau/words/translate.ts";
import type { AlarmName, ShopHealth } from "#model/services/shop-health.ts";
import { lightsOf } from "#model/services/shop-lights.ts";
import { mailBody } from "#server/enquiries/mail-body.ts";
import { createMailer } from "#server/enquiries/mailer.ts";
import { mailNotice, recipientsOf } from "#server/enquiries/notice-mail.ts";
import type { RunningShop } from "#server/start.ts";

/** Mails an address of MAIL_TO that an alarm begins or ends, in the sentence that Studio has for it. Undefined without email. */
export function createAlarmMailer({ settings: { mail, publicUrl }, store }: RunningShop) {
  if (!mail) return undefined;
  const mailer = createMailer(mail);
  const send = async (
    recipient: string,
    alarm: AlarmName,
    begins: boolean,
    health: ShopHealth,
  ): Promise<void> => {
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
    await mailNotice(mailer, recipient, { list: mail.to, subject, ...mailBody(content, identity) });
  };
  return { recipients: recipientsOf(mail.to), send };
}
