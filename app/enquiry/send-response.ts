import type { SentForm } from "./sent-form.ts";

/** The server's answer to a form: errors, or a receipt. */
export type SendResponse = Pick<SentForm, "errors" | "receipt">;

/** Undefined for what is no response of ours. By hand: a library for it would weigh more than the form. */
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
