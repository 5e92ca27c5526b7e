import { useState } from "react";
import { announce } from "#app/ui/announce.ts";
import { inLanguage } from "#app/ui/language-base.ts";
import loadingWords from "#words/loading.json" with { type: "json" };
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
    const response = await fetch(inLanguage(address), { method: "POST", body: form });
    const answer: unknown = await response.json();
    return isAnswer(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** The server's answer to a form: errors, or a receipt. */
type SendResponse = Pick<SentForm, "errors" | "receipt">;

/** A proxy's own error may be JSON as well. */
export function isAnswer(raw: unknown): raw is SendResponse {
  return typeof raw === "object" && raw !== null && "errors" in raw && isTexts(raw.errors);
}

function isTexts(raw: unknown): boolean {
  return (
    typeof raw === "object" && raw !== null && Object.values(raw).every((text) => typeof text === "string")
  );
}
