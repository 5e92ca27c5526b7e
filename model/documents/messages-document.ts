import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { type MessagePurpose, messageFault, messageFields } from "#model/texts/message-fields.ts";
import words from "#words/messages.json" with { type: "json" };
import { field } from "./describe.ts";
import { heading, line } from "./fields.ts";

/** Shoppers send these texts, with fields in braces. The first word on WhatsApp is among the label's settings. */
export const messages = {
  title: t("Messages on WhatsApp"),
  fields: {
    rent: message("rent", t("Rent")),
    purchase: message("purchase", t("Purchase")),
    question: message("question", t("Question")),
    fittingList: message("fittingList", t("Fitting for several dresses")),
    title: heading(t("Heading of the message form"), { word: words.title }),
    lead: line(t("Text below it"), { word: words.lead }),
  },
};

function message(purpose: MessagePurpose, title: string) {
  const names = messageFields[purpose].map((name) => `{${name}}`).join(", ");
  const description = t("Fields: {{names}}. A line whose field is not known is left out.", { names });
  const options = { description, rows: 8, word: words[purpose] };
  return field("text", title, () => textWithFields((text) => messageFault(purpose, text)), options, "");
}

/** The lines stay as they are written: an empty one parts paragraphs. */
export function textWithFields(faultIn: (text: string) => string | undefined) {
  return z
    .string()
    .transform((text) =>
      text
        .replace(/\r\n?/g, "\n")
        // The match begins where the spaces begin: tried from each of them, a long row takes minutes.
        .replace(/(?<![ \t])[ \t]+$/gm, "")
        .trim(),
    )
    .check(({ value, issues }) => {
      const fault = faultIn(value);
      if (fault) issues.push({ code: "custom", message: fault, input: value, params: { severity: "error" } });
    });
}
