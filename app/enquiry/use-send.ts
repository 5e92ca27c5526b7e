import { useState } from "react";
import { announce } from "#app/ui/announce.ts";
import { loadingWords } from "#words/controls.ts";
import type { SentForm } from "./sent-form.ts";

/**
 * Sends a form without leaving the page. Any failure on the way has an outcome that keeps the words. `read` reads the
 * form.
 */
export function useSend<Sent extends SentForm>(address: string, read: (form: FormData) => Sent) {
  const [sent, setSent] = useState<Sent>();
  const [isSending, setSending] = useState(false);

  async function send(form: FormData) {
    if (isSending) return;
    setSending(true);
    announce(loadingWords.sending);
    const { errors, receipt } = (await answerTo(address, form)) ?? {};
    setSent({ ...read(form), ...(errors ? { errors, ...(receipt && { receipt }) } : { isUnsent: true }) });
    setSending(false);
  }

  return { sent, isSending, send };
}

/** Resolves to undefined without an answer, or with one that is not the shop's. */
async function answerTo(address: string, form: FormData): Promise<SendResponse | undefined> {
  try {
    const response = await fetch(address, { method: "POST", body: form });
    return readSendResponse(await response.json());
  } catch {
    return undefined;
  }
}

/** The server's answer to a form: errors, or a receipt. */
type SendResponse = Pick<SentForm, "errors" | "receipt">;

/** Reads the shop's own response by hand, because a library for it weighs more than the form. */
export function readSendResponse(raw: unknown): SendResponse | undefined {
  const { errors, receipt } = fieldsOf(raw);
  if (!isTexts(errors)) return undefined;
  if (receipt === undefined) return { errors };
  const { isStored, reference, reason } = fieldsOf(receipt);
  if (isStored === true && typeof reference === "string") return { errors, receipt: { isStored, reference } };
  const known = reasons.find((name) => name === reason);
  return isStored === false && known ? { errors, receipt: { isStored, reason: known } } : undefined;
}

const reasons = ["notSetUp", "failed", "limited"] as const;

function fieldsOf(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === "object" && raw !== null ? { ...raw } : {};
}

function isTexts(raw: unknown): raw is Readonly<Record<string, string>> {
  return (
    typeof raw === "object" && raw !== null && Object.values(raw).every((text) => typeof text === "string")
  );
}
