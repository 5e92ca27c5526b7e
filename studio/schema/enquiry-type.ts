import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { t } from "@trousseau/words/translate.ts";
import { defineField, defineType, type StringFieldProps } from "sanity";
import { dayInWords, momentInWords } from "#model/days/day.ts";
import { WithReplies } from "#studio/desk/answer-actions.tsx";
import enquiryWords from "#words/enquiry.json" with { type: "json" };
import { dayFormat } from "./day-format.ts";
import { sideBySide } from "./side-by-side.ts";

/** The shop writes these states (server/enquiries/enquiry-document.ts). `list` names all enquiries of a state. */
export const enquiryStates = [
  { value: "new", title: t("New"), list: t("Enquiries") },
  { value: "answered", title: t("Answered"), list: t("Answered enquiries") },
  { value: "archived", title: t("Archived"), list: t("Archived enquiries") },
  { value: "suspected", title: t("Perhaps spam"), list: t("Perhaps spam") },
] as const;

/** A visitor's words cannot be changed. */
const sent = { readOnly: true };

/** The details of a dress as it was then; what was not said is not shown. */
const optional = { ...sent, hidden: ({ value }: { value?: unknown }) => value === undefined };

/**
 * A visitor's enquiry. Only the shop makes these documents, and the dot in their ids hides them from anybody without
 * a login. They have no drafts, so a choice counts at once.
 */
export const enquiry = defineType({
  name: "enquiry",
  title: t("Enquiry"),
  type: "document",
  icon: EnvelopeIcon,
  liveEdit: true,
  components: { input: WithReplies },
  fields: [
    defineField({
      name: "status",
      title: t("State"),
      type: "string",
      options: {
        list: enquiryStates.map(({ value, title }) => ({ value, title })),
        layout: "radio",
        direction: "horizontal",
      },
      components: { field: StateField },
    }),
    defineField({ name: "message", title: t("Message"), type: "text", ...sent }),
    defineField({ name: "name", title: t("Name"), type: "string", ...sent }),
    defineField({ name: "email", title: t("Email"), type: "string", ...sent }),
    defineField({ name: "phone", title: t("Telephone"), type: "string", ...optional }),
    defineField({ name: "dress", title: t("Dress"), type: "string", ...optional }),
    defineField({
      ...optional,
      name: "purpose",
      title: t("Would like to"),
      type: "string",
      options: { list: Object.entries(enquiryWords.purposes).map(([value, title]) => ({ value, title })) },
    }),
    defineField({ name: "colour", title: t("Colour"), type: "string", ...optional }),
    defineField({ name: "size", title: t("Size"), type: "string", ...optional }),
    defineField({ name: "measurements", title: t("Measurements"), type: "string", ...optional }),
    defineField({
      ...optional,
      name: "eventDate",
      title: t("Date of the event"),
      type: "date",
      options: { dateFormat: dayFormat() },
    }),
    defineField({ name: "city", title: t("City"), type: "string", ...optional }),
    defineField({
      ...optional,
      name: "dressAddress",
      title: t("The dress in the shop, with the visitor's choices"),
      type: "text",
      rows: 2,
    }),
    defineField({ name: "received", title: t("Received"), type: "datetime", ...sent }),
    defineField({
      ...sent,
      name: "reference",
      title: t("Reference"),
      type: "string",
      description: t("The visitor has the same one."),
    }),
    defineField({
      name: "note",
      title: t("Note"),
      description: t("Only the label sees it."),
      type: "text",
      rows: 3,
    }),
  ],
  orderings: [{ name: "received", title: t("Received"), by: [{ field: "received", direction: "desc" }] }],
  preview: {
    select: { name: "name", dress: "dress", day: "eventDate", message: "message", received: "received" },
    prepare: ({ name, dress, day, message, received }) => ({
      title: String(name ?? ""),
      subtitle: sideBySide([dayOf(received), dress, forDay(day), String(message ?? "").replace(/\s+/g, " ")]),
    }),
  },
});

/** The explanation stands on what may be spam, and on no other enquiry. */
function StateField(props: StringFieldProps) {
  const description =
    props.value === "suspected"
      ? t(
          "The shop moves messages here when a great many arrive at once: you get no email about them, and their senders are not told.",
        )
      : undefined;
  return props.renderDefault({ ...props, description });
}

export function dayOf(received: unknown): string {
  return typeof received === "string" ? momentInWords(received, { dateStyle: "medium" }) : "";
}

/** A message begins with the same words as all others, and ends with the day that its dress is needed on. */
export function forDay(day: unknown): string {
  return typeof day === "string" && day ? t("for {{date}}", { date: dayInWords(day) }) : "";
}
