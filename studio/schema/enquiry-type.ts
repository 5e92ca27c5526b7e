import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { t } from "@trousseau/words/translate.ts";
import { defineType, type StringFieldProps } from "sanity";
import { dayInWords, momentInWords } from "#model/days/day.ts";
import { enquiry as enquiryDescribed, enquiryStates } from "#model/documents/enquiry-document.ts";
import { languageInWords } from "#model/documents/written-language.ts";
import { ownLanguage } from "#model/texts/shop-languages.ts";
import { WithReplies } from "#studio/desk/answer-actions.tsx";
import { describedDocument } from "./described-document.ts";
import { sideBySide } from "./side-by-side.ts";

/** They have no drafts, so a choice counts at once. */
export const enquiry = defineType({
  ...withState(describedDocument("enquiry", enquiryDescribed, EnvelopeIcon)),
  liveEdit: true,
  components: { input: WithReplies },
  orderings: [{ name: "received", title: t("Received"), by: [{ field: "received", direction: "desc" }] }],
  preview: {
    select: {
      ...{ name: "name", dress: "dress", day: "eventDate", message: "message", received: "received" },
      language: "language",
    },
    prepare: ({ name, dress, day, message, received, language }) => ({
      title: String(name ?? ""),
      subtitle: sideBySide([
        ...[dayOf(received), wroteInWords(language), dress, forDay(day)],
        String(message ?? "").replace(/\s+/g, " "),
      ]),
    }),
  },
});

/** The states stand in one line. */
function withState(type: ReturnType<typeof describedDocument>) {
  const list = enquiryStates.map(({ value, title }) => ({ value, title }));
  const options = { list, layout: "radio", direction: "horizontal" };
  const fields = type.fields.map((field) =>
    field.name === "status" ? { ...field, options, components: { field: StateField } } : field,
  );
  return { ...type, fields };
}

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

/** Nothing of whoever wrote in the shop's first language. */
export function wroteInWords(language: unknown): string {
  if (typeof language !== "string" || language === "" || language === ownLanguage) return "";
  return t("Wrote in {{language}}", { language: languageInWords(language) });
}
