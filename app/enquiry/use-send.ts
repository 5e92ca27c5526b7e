import { useState } from "react";
import { readSendResponse, type SendResponse } from "./send-response.ts";
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
    const { errors, receipt } = (await answerTo(address, form)) ?? {};
    setSent({ ...read(form), ...(errors ? { errors, ...(receipt && { receipt }) } : { isUnsent: true }) });
    setSending(false);
  }

  return { sent, isSending, send };
}

/** Undefined where there was no answer, or none of ours. */
async function answerTo(address: string, form: FormData): Promise<SendResponse | undefined> {
  try {
    const response = await fetch(address, { method: "POST", body: form });
    return readSendResponse(await response.json());
  } catch {
    return undefined;
  }
}
