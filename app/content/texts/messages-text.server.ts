import { z } from "zod";
import { type MessagePurpose, messageFault } from "#app/label/message-fields.ts";
import type { Messages } from "#app/label/messages.ts";
import { line, lines } from "./text-fields.server.ts";

export function messagesText(messages: Messages) {
  const text = (purpose: MessagePurpose) => message(purpose).default(messages[purpose]);
  return z.object({
    title: lines.default(messages.title),
    lead: line.default(messages.lead),
    rent: text("rent"),
    purchase: text("purchase"),
    either: text("either"),
    question: text("question"),
    fittingList: text("fittingList"),
  }) satisfies z.ZodType<Messages>;
}

/** Its lines stay as they are written: an empty one parts paragraphs. */
function message(purpose: MessagePurpose) {
  return z
    .string()
    .transform((text) =>
      text
        .replace(/\r\n?/g, "\n")
        .replace(/[ \t]+$/gm, "")
        .trim(),
    )
    .check(({ value, issues }) => {
      const fault = messageFault(purpose, value);
      if (fault) issues.push({ code: "custom", message: fault, input: value });
    });
}
