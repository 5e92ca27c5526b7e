import { randomUUID } from "node:crypto";
import type { Mailer } from "./mailer.ts";

/** A notice of the shop's own. `list` is MAIL_TO, which each of its addresses reads as the mail's recipients. */
type Notice = { list: string; subject: string; text: string; html: string };

/** The addresses of MAIL_TO. Each gets a mail apart: a server that refuses one of several takes the mail all the same. */
export function recipientsOf(list: string): string[] {
  return list.split(",").map((address) => address.trim());
}

export async function mailNotice(
  mailer: Mailer,
  recipient: string,
  { list, ...notice }: Notice,
): Promise<void> {
  await mailer.send({ id: `notice.${randomUUID()}`, to: list, recipient, date: new Date(), ...notice });
}
