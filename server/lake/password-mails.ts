import { randomUUID } from "node:crypto";
import { say } from "@trousseau/words/say.ts";
import type { Branding } from "#model/brand/identity.ts";
import type { Log } from "#model/services/logger.server.ts";
import { createMailer, createVisitorMailer } from "#server/enquiries/mailer.ts";
import type { Settings } from "#server/settings.ts";
import passwordMailWords from "#words/password-mails.json" with { type: "json" };
import type { PasswordMail } from "./lake-child.ts";

type Texts = () => { labelSettings: { name: string }; identity: Branding };

/**
 * Sends the links with which the label's people choose their passwords. Undefined without email, or without PUBLIC_URL: whoever asks could
 * otherwise have a link sent that leads to a host of theirs.
 */
export function createPasswordMails(
  { mail, publicUrl }: Pick<Settings, "mail" | "publicUrl">,
  texts: Texts,
  log: Log,
): ((mail: PasswordMail) => void) | undefined {
  if (!mail || !publicUrl) return undefined;
  const send = createVisitorMailer({ mailer: createMailer(mail), branding: () => texts().identity, log });
  return ({ kind, name, email, key }) => {
    const label = texts().labelSettings.name;
    const words = passwordMailWords[kind];
    send({
      id: `${kind}.${randomUUID()}`,
      email,
      received: Date.now(),
      subject: say(words, "subject", { label }),
      body: {
        lead: [say(words, "heading", { label }), say(words, "text", { name })],
        link: { label: passwordMailWords.button, url: `${publicUrl}/v1/login/password#${key}` },
        foot: [words.until],
      },
    }).catch((error: unknown) => log("warning", "link for a password not sent", { error }));
  };
}
