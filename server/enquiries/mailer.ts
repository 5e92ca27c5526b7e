import { createTransport } from "nodemailer";
import { PermanentDeliveryError } from "./submission.ts";

/** SMTP_URL, MAIL_FROM and MAIL_TO. */
export type MailSettings = { smtpUrl: string; from: string; to: string };

export type Mail = {
  /** The same for every try of the same mail: a server or a reader that gets it twice shows it once. */
  id: string;
  /** The label's own may be a list with commas between them; a visitor's is one address, and never read as more. */
  to: string | { name: string; address: string };
  subject: string;
  replyTo?: { name: string; address: string };
  date: Date;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

/** Resolves when the mail server has taken it. Throws PermanentDeliveryError for what it will never take. */
export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

/** A mail server answers within these, or later: the outbox tries again. In milliseconds. */
const TIMEOUTS_MS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** From here on a mail server means it for good (RFC 5321, 4.2.1). */
const PERMANENT = 500;

/** Faults of this mail or its recipient; others (login, connection) are of the server, and may be mended. */
const OF_THE_MAIL = new Set(["EENVELOPE", "EMESSAGE"]);

export function createMailer({ smtpUrl, from }: MailSettings): Mailer {
  const transport = createTransport({
    ...TIMEOUTS_MS,
    url: smtpUrl,
    // Nothing of a mail is ever fetched, whatever a visitor writes.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const [, domain = "localhost"] = /@([^\s>]+)>?\s*$/.exec(from) ?? [];
  return {
    async send({ id, replyTo, ...mail }) {
      try {
        await transport.sendMail({
          ...mail,
          from,
          messageId: `<${id}@${domain}>`,
          // Names and addresses as parts of their own: the library encodes what would end a header or begin an address.
          ...(replyTo ? { replyTo } : {}),
        });
      } catch (error) {
        throw failureOf(error);
      }
    },
    close: () => transport.close(),
  };
}

function failureOf(error: unknown): Error {
  const { code = "", responseCode = 0 } = { code: undefined, responseCode: undefined, ...Object(error) };
  const told = new Error(withoutAddresses(error instanceof Error ? error.message : String(error)));
  return OF_THE_MAIL.has(String(code)) && Number(responseCode) >= PERMANENT
    ? new PermanentDeliveryError("The mail server refuses it.", { cause: told })
    : told;
}

/** Mail servers repeat whom they were told of, and what a visitor has entered is not for the log. */
function withoutAddresses(text: string): string {
  return text.replace(/(?<![^\s<>@])[^\s<>@]+@[^\s<>@]+/g, "[address]");
}
