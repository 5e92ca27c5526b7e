import { randomUUID } from "node:crypto";
import { log } from "#server/log.ts";
import type { Mailer } from "./mailer.ts";

type Notice = { subject: string; text: string; html: string };

/**
 * Sends a notice of the shop's own to each address of a list, apart: a server that refuses one of several takes the mail all the same.
 * Rejects where nobody got it; whoever did is not mailed again because another address refuses it.
 */
export async function mailEach(mailer: Mailer, list: string, notice: Notice): Promise<void> {
  const id = `notice.${randomUUID()}`;
  const deliveries = list
    .split(",")
    .map((address) => mailer.send({ id, to: list, recipient: address.trim(), date: new Date(), ...notice }));
  const refusals = (await Promise.allSettled(deliveries)).filter(({ status }) => status === "rejected");
  if (refusals.length === deliveries.length) await deliveries[0];
  else for (const refusal of refusals) log("warning", "notice refused", { subject: notice.subject, refusal });
}
