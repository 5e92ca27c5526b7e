import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { LockIcon } from "@sanity/icons/Lock";
import { SearchIcon } from "@sanity/icons/Search";
import { UnknownIcon } from "@sanity/icons/Unknown";
import { defineField, defineType } from "sanity";
import { neutralTexts } from "#app/label/neutral-texts.ts";
import { LEFT_OUT, picture } from "./picture-fields.ts";
import { forSearchEngines, heading, line, text } from "./text-fields.ts";

export const contact = defineType({
  name: "contact",
  title: "Contact page",
  type: "document",
  icon: EnvelopeIcon,
  initialValue: () => {
    const { title, kept, outcome, messageLead } = neutralTexts.contact;
    return { title, kept, outcome, messageLead };
  },
  fields: [
    heading({ name: "title", title: "Title" }),
    line({ name: "lead", title: "Lead" }),
    forSearchEngines("description"),
    picture({
      name: "picture",
      title: "Picture",
      description: LEFT_OUT,
    }),
    defineField({
      name: "kept",
      title: "After the form",
      type: "object",
      fields: [heading({ name: "heading", title: "Heading" }), text({ name: "text", title: "Text" })],
    }),
    line({ name: "messageLead", title: "First line of the message on WhatsApp" }),
    defineField({
      name: "outcome",
      title: "When the shop cannot take a message",
      type: "object",
      fields: [
        heading({ name: "heading", title: "Heading" }),
        text({ name: "text", title: "Text" }),
        line({ name: "whatsapp", title: "WhatsApp button" }),
        line({ name: "email", title: "Email button" }),
      ],
    }),
  ],
  preview: { prepare: () => ({ title: "Contact page" }) },
});

export const newsletter = defineType({
  name: "newsletter",
  title: "Newsletter, after the form",
  type: "document",
  icon: EnvelopeIcon,
  initialValue: () => ({
    mailed: neutralTexts.newsletter.mailed,
    outcome: neutralTexts.newsletter.outcome,
    messageLead: neutralTexts.newsletter.messageLead,
  }),
  fields: [
    text({
      name: "mailed",
      title: "After the form",
      description: "Said once the mail with the link is on its way.",
    }),
    line({ name: "messageLead", title: "First line of the message on WhatsApp" }),
    defineField({
      name: "outcome",
      title: "When the shop cannot confirm addresses by mail",
      type: "object",
      fields: [text({ name: "text", title: "Text" }), line({ name: "whatsapp", title: "WhatsApp button" })],
    }),
  ],
  preview: { prepare: () => ({ title: "Newsletter, after the form" }) },
});

export const privacy = defineType({
  name: "privacy",
  title: "Privacy page",
  type: "document",
  icon: LockIcon,
  initialValue: () => {
    const { title, introduction, ending } = neutralTexts.privacy;
    return { title, introduction, ending };
  },
  fields: [
    heading({ name: "title", title: "Title" }),
    forSearchEngines("description"),
    text({
      name: "introduction",
      title: "Introduction",
      description: "Between this and the ending the shop says itself what it keeps, by its settings.",
    }),
    text({
      name: "ending",
      title: "Ending",
      description:
        "What a visitor may ask for, and of whom: who is responsible, a data protection officer, an authority.",
    }),
  ],
  preview: { prepare: () => ({ title: "Privacy page" }) },
});

export const notFound = defineType({
  name: "notFound",
  title: "Page not found",
  type: "document",
  icon: UnknownIcon,
  initialValue: () => ({ sentence: neutralTexts.notFound.sentence }),
  fields: [line({ name: "sentence", title: "Sentence" }), picture({ name: "picture", title: "Picture" })],
  preview: { prepare: () => ({ title: "Page not found" }) },
});

export const search = defineType({
  name: "search",
  title: "Search",
  type: "document",
  icon: SearchIcon,
  initialValue: () => ({ loading: neutralTexts.search.loading, nothing: neutralTexts.search.nothing }),
  fields: [
    line({ name: "loading", title: "While it looks" }),
    defineField({
      name: "nothing",
      title: "When it finds nothing",
      type: "object",
      fields: [line({ name: "sentence", title: "Sentence" }), line({ name: "hint", title: "Hint" })],
    }),
  ],
  preview: { prepare: () => ({ title: "Search" }) },
});
