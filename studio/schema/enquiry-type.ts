import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { defineField, defineType, type StringFieldProps } from "sanity";
import { enquiryWords } from "#words/enquiry.ts";
import { sideBySide } from "./side-by-side.ts";

/** The shop writes these states (server/enquiries/enquiry-document.ts). `list` names all enquiries of a state. */
export const enquiryStates = [
  { value: "new", title: "New", list: "Enquiries" },
  { value: "answered", title: "Answered", list: "Answered enquiries" },
  { value: "archived", title: "Archived", list: "Archived enquiries" },
  { value: "suspected", title: "Perhaps spam", list: "Perhaps spam" },
] as const;

/** A visitor's words cannot be changed. */
const sent = { readOnly: true };

/** The details of a dress as it was then; what was not said is not shown. */
const said = { ...sent, hidden: ({ value }: { value?: unknown }) => value === undefined };

/**
 * A visitor's enquiry. Only the shop makes these documents, and the dot in their ids hides them from anybody without
 * a login. They have no drafts, so a choice counts at once.
 */
export const enquiry = defineType({
  name: "enquiry",
  title: "Enquiry",
  type: "document",
  icon: EnvelopeIcon,
  liveEdit: true,
  fields: [
    defineField({
      name: "status",
      title: "State",
      type: "string",
      options: {
        list: enquiryStates.map(({ value, title }) => ({ value, title })),
        layout: "radio",
        direction: "horizontal",
      },
      components: { field: StateField },
    }),
    defineField({ name: "name", title: "Name", type: "string", ...sent }),
    defineField({ name: "email", title: "Email", type: "string", ...sent }),
    defineField({ name: "phone", title: "Telephone", type: "string", ...said }),
    defineField({ name: "message", title: "Message", type: "text", ...sent }),
    defineField({ name: "dress", title: "Dress", type: "string", ...said }),
    defineField({
      ...said,
      name: "purpose",
      title: "Would like to",
      type: "string",
      options: { list: Object.entries(enquiryWords.purposes).map(([value, title]) => ({ value, title })) },
    }),
    defineField({ name: "colour", title: "Colour", type: "string", ...said }),
    defineField({ name: "size", title: "Size", type: "string", ...said }),
    defineField({ name: "measurements", title: "Measurements", type: "string", ...said }),
    defineField({ name: "eventDate", title: "Date of the event", type: "date", ...said }),
    defineField({ name: "city", title: "City", type: "string", ...said }),
    defineField({
      ...said,
      name: "dressAddress",
      title: "The dress in the shop, with the visitor's choices",
      type: "text",
      rows: 2,
    }),
    defineField({ name: "received", title: "Received", type: "datetime", ...sent }),
    defineField({
      ...sent,
      name: "reference",
      title: "Reference",
      type: "string",
      description: "The visitor has the same one.",
    }),
    defineField({
      name: "note",
      title: "Note",
      description: "Only the label sees it.",
      type: "text",
      rows: 3,
    }),
  ],
  orderings: [{ name: "received", title: "Received", by: [{ field: "received", direction: "desc" }] }],
  preview: {
    select: { name: "name", dress: "dress", message: "message", received: "received" },
    prepare: ({ name, dress, message, received }) => ({
      title: String(name ?? ""),
      subtitle: sideBySide([dayOf(received), dress, String(message ?? "").replace(/\s+/g, " ")]),
    }),
  },
});

/** The explanation stands on what may be spam, and on no other enquiry. */
function StateField(props: StringFieldProps) {
  const description =
    props.value === "suspected"
      ? "The shop puts here what comes among a great many at once: you get no email about it, and its sender does not know."
      : undefined;
  return props.renderDefault({ ...props, description });
}

export function dayOf(received: unknown): string {
  if (typeof received !== "string") return "";
  return new Date(received).toLocaleDateString(undefined, {
    day: "numeric",
    month: "short",
    year: "numeric",
  });
}
