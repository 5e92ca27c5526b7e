import { domainToASCII } from "node:url";
import { createTransport } from "nodemailer";
import type { Branding } from "#model/brand/identity.ts";
import type { Log } from "#model/services/logger.server.ts";
import { PermanentDeliveryError } from "./delivery-errors.ts";
import { type MailBody, mailBody } from "./mail-body.ts";

/** These are SMTP_URL, MAIL_FROM and MAIL_TO. The sender's name may be empty. */
export type MailSettings = { smtpUrl: string; from: { name: string; address: string }; to: string };

type Mail = {
  /** Each attempt of a mail has the same id, so that whoever gets it twice shows it once. */
  id: string;
  /** The label's own may be a list; a visitor's is one address and never read as more. */
  to: string | { name: string; address: string };
  /** The one of a list that gets it: a server that refuses one of several takes the mail all the same. */
  recipient?: string;
  subject: string;
  replyTo?: { name: string; address: string };
  date: Date;
  text: string;
  html: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; content: string; contentType: string }[];
};

/** Resolves when the mail server has taken the mail. Throws PermanentDeliveryError for one that it will never take. */
export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

/** A slower mail server is tried again by the outbox. In milliseconds. */
const TIMEOUTS_MS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** A mail server means it for good from this code on (RFC 5321, 4.2.1). */
const PERMANENT = 500;

/** These faults are the mail's or its recipient's; all others are the server's and may be mended. */
const OF_THE_MAIL = new Set(["EENVELOPE", "EMESSAGE"]);

export function createMailer({ smtpUrl, from }: MailSettings): Mailer {
  const transport = createTransport({
    ...TIMEOUTS_MS,
    url: smtpUrl,
    // A mail never fetches anything, whatever a visitor writes.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const [, domain = "localhost"] = from.address.split("@");
  return {
    async send({ id, replyTo, recipient, ...mail }) {
      try {
        await transport.sendMail({
          ...mail,
          from,
          ...(recipient !== undefined && { envelope: { from: from.address, to: recipient } }),
          messageId: `<${id}@${domainToASCII(domain) || domain}>`,
          // Names and addresses are passed apart, so that the library encodes what would end a header or begin an
          // address.
          ...(replyTo ? { replyTo } : {}),
        });
      } catch (error) {
        throw failureOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/** The label's mails are signed with its current name and look. */
export type LabelMailsParts = {
  mailer: Mailer;
  labelName(): string;
  branding(): Branding;
  /** Days in mails are those of this zone, such as "Europe/Paris". */
  timeZone(): string;
  log: Log;
};

type VisitorMail = Pick<Mail, "id" | "subject" | "headers" | "attachments"> & {
  email: string;
  /** The moment at which the visitor wrote, in milliseconds since 1970. */
  received: number;
  body: MailBody;
};

/** Sends mails to addresses that visitors have entered. */
export function createVisitorMailer({
  mailer,
  branding,
  log,
}: Pick<LabelMailsParts, "mailer" | "branding" | "log">) {
  return async ({ id, email, received, headers, body, ...mail }: VisitorMail): Promise<void> => {
    try {
      await mailer.send({
        id,
        to: { name: "", address: email },
        date: new Date(received),
        ...mail,
        // This asks for no automatic answer, such as that somebody is on holiday (RFC 3834).
        headers: { "Auto-Submitted": "auto-generated", ...headers },
        ...mailBody(body, branding()),
      });
    } catch (error) {
      if (!(error instanceof PermanentDeliveryError)) throw error;
      // The address has no mailbox, so there is nothing to try again.
      log("info", "mail to a visitor refused", { id });
    }
  };
}

function failureOf(error: unknown): Error {
  const { code = "", responseCode = 0 } = { code: undefined, responseCode: undefined, ...Object(error) };
  const loggableError = new Error(withoutAddresses(error instanceof Error ? error.message : String(error)));
  return OF_THE_MAIL.has(String(code)) && Number(responseCode) >= PERMANENT
    ? new PermanentDeliveryError("The mail server refuses it.", { cause: loggableError })
    : loggableError;
}

/** Mail servers repeat addresses in their errors, and the log must not have them. */
function withoutAddresses(text: string): string {
  return text.replace(/(?<![^\s<>@])[^\s<>@]+@[^\s<>@]+/g, "[address]");
}
