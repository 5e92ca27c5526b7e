import { CommentIcon } from "@sanity/icons/Comment";
import { defineField, defineType } from "sanity";
import { type MessagePurpose, messageFault, messageFields } from "#app/label/message-fields.ts";
import { messages as neutral } from "#words/messages.ts";
import { heading, line } from "./text-fields.ts";

/** What shoppers send. The first word on WhatsApp from the home page is among the label's own settings. */
export const messages = defineType({
  name: "messages",
  title: "Messages on WhatsApp",
  type: "document",
  icon: CommentIcon,
  initialValue: () => ({ ...neutral }),
  fields: [
    message("rent", "Rent"),
    message("purchase", "Purchase"),
    message("either", "Rent or purchase", "To copy, for whoever writes elsewhere than on WhatsApp."),
    message("question", "Question"),
    message("fittingList", "Fitting of several dresses"),
    heading({ name: "title", title: "Over the form that adds a few words" }),
    line({ name: "lead", title: "Under its title" }),
  ],
  preview: { prepare: () => ({ title: "Messages on WhatsApp" }) },
});

function message(name: MessagePurpose, title: string, about = "") {
  const fields = messageFields[name].map((field) => `{${field}}`).join(", ");
  return defineField({
    name,
    title,
    description:
      `${about} Fields: ${fields}. A line with a field of which nothing is known is left out.`.trim(),
    type: "text",
    rows: 8,
    validation: (rule) =>
      rule.custom((text) => {
        const fault = text && messageFault(name, text);
        return fault ? `The text ${fault}.` : true;
      }),
  });
}
