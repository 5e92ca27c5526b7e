import { z } from "zod";
import { type MessagePurpose, messageFault } from "#app/label/message-fields.ts";
import { line, lines } from "./text-fields.server.ts";

/** The texts of the messages, with fields in braces (label/message-fields.ts), and what stands over the form that fills them in. */
export const messagesText = z.object({
  title: lines,
  lead: line,
  rent: message("rent"),
  purchase: message("purchase"),
  either: message("either"),
  question: message("question"),
  fittingList: message("fittingList"),
});

/** Its lines stay as they are written: an empty one parts paragraphs. */
function message(purpose: MessagePurpose) {
  return z
    .string()
    .transform((text) =>
      text
        .replace(/\r\n?/g, "\n")
        // From where the spaces begin: tried from each of them, a long row takes minutes.
        .replace(/(?<![ \t])[ \t]+$/gm, "")
        .trim(),
    )
    .check(({ value, issues }) => {
      const fault = messageFault(purpose, value);
      if (fault) issues.push({ code: "custom", message: fault, input: value });
    });
}
