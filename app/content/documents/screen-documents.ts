import { z } from "zod";
import { needed, refined } from "#app/content/describe.ts";
import {
  action,
  choice,
  group,
  heading,
  key,
  LEFT_OUT,
  line,
  list,
  paragraph,
  picture,
  summary,
  text,
  textWithTerms,
} from "#app/content/fields.ts";
import {
  searchDescription,
  searchTitle,
  sharingPicture,
  verification,
} from "#app/content/found-as-fields.ts";
import { year } from "#app/content/texts/text-rules.ts";
import { fashionWeekYears } from "#app/label/label-limits.ts";
import { neutralWords } from "#words/neutral.ts";
import { notFoundWords } from "#words/not-found.ts";

// An editor changes these words of a screen. Names of buttons and error messages stay with the code that draws them.

const {
  contact: contactWords,
  newsletter: newsletterWords,
  privacy: privacyWords,
  search: searchWords,
} = neutralWords;

export const contact = {
  title: "Contact page",
  fields: {
    title: heading("Title", { word: contactWords.title }),
    lead: line("Lead"),
    description: summary(),
    picture: picture("Picture", { description: LEFT_OUT }),
    /** The page says this once the message is stored for the label. */
    kept: group("After the form", {
      heading: heading("Heading", { word: contactWords.kept.heading }),
      text: text("Text", { word: contactWords.kept.text }),
    }),
    /** The visitor's own words follow, then their name and address. */
    messageLead: line("First line of the message on WhatsApp", { word: contactWords.messageLead }),
    outcome: group("When the shop cannot take a message", {
      heading: heading("Heading", { word: contactWords.outcome.heading }),
      text: text("Text", { word: contactWords.outcome.text }),
      whatsapp: line("WhatsApp button", { word: contactWords.outcome.whatsapp }),
      email: line("Email button", { word: contactWords.outcome.email }),
    }),
  },
};

export const newsletter = {
  title: "Newsletter, after the form",
  fields: {
    mailed: text("After the form", {
      description: "Shown once the email with the link is on its way.",
      word: newsletterWords.mailed,
    }),
    /** The email address follows. */
    messageLead: line("First line of the message on WhatsApp", { word: newsletterWords.messageLead }),
    outcome: group("When the shop cannot confirm addresses by email", {
      text: text("Text", { word: newsletterWords.outcome.text }),
      whatsapp: line("WhatsApp button", { word: newsletterWords.outcome.whatsapp }),
    }),
  },
};

export const privacy = {
  title: "Privacy page",
  fields: {
    title: heading("Title", { word: privacyWords.title }),
    description: summary(),
    introduction: text("Introduction", {
      description: "Between this and the ending the shop says what it keeps, from its settings.",
      word: privacyWords.introduction,
    }),
    ending: text("Ending", {
      description:
        "What visitors may ask for, and whom to ask: who is responsible, a data protection officer, an authority.",
      word: privacyWords.ending,
    }),
  },
};

export const notFound = {
  title: "Page not found",
  fields: {
    sentence: line("Sentence", { word: notFoundWords.sentence }),
    picture: picture("Picture", { isUnderWords: true }),
  },
};

export const search = {
  title: "Search",
  fields: {
    loading: line("While searching", { word: searchWords.loading }),
    nothing: group("When nothing is found", {
      hint: line("Hint", { word: searchWords.nothing.hint }),
    }),
  },
};

/** The names of the tags by which services know that a shop is its owner's, by the field that has the code. */
export const verificationTags = {
  googleVerification: "google-site-verification",
  pinterestVerification: "p:domain_verify",
} as const;

/** Its sections are described one by one: app/sections/section-kinds.ts. */
export const home = {
  title: "Home page",
  fields: {
    title: searchTitle({ whenEmpty: (_, { labelName }) => labelName }),
    searchDescription: searchDescription({
      whenEmpty: (_, { labelName, labelDescription }) => labelDescription || labelName,
    }),
    sharingPicture: sharingPicture(),
    googleVerification: verification("Google", verificationTags.googleVerification),
    pinterestVerification: verification("Pinterest", verificationTags.pinterestVerification),
  },
};

const { title, more } = neutralWords.questions;

export const questions = {
  title: "Questions and answers",
  fields: {
    title: heading("Title", { word: title }),
    lead: line("Lead"),
    description: summary(),
    /** A question is known by the key that the content host gives it. */
    questions: refined(
      list("Questions", {
        q: line("Question", { isNeeded: true }),
        a: textWithTerms("Answer", { isNeeded: true }),
        _key: needed("key", "Key", () => z.string()),
      }),
      (entries) => entries.transform((list) => list.map(({ _key, ...texts }) => ({ id: _key, ...texts }))),
    ),
    more: action("Button at the end", { word: { label: more, href: "/contact" } }),
  },
};

export const designer = {
  title: "The designer",
  fields: {
    name: line("Name"),
    headline: heading("Headline", { description: "The name, with line breaks where they should fall." }),
    shortBiography: paragraph("Short biography", { description: "In the footer of every page." }),
    description: summary(),
    opening: picture("Opening picture", { description: `Wide. ${LEFT_OUT}` }),
    biography: list("Biography", {
      _key: key(),
      text: text("Paragraph", { isNeeded: true }),
      kind: choice(
        "As",
        [
          { value: "text", title: "Text" },
          { value: "quote", title: "Quotation" },
        ],
        { unsaid: "text", begins: "text" },
      ),
    }),
    /** The plate bleeds off the edge beside the second half of the biography. */
    plate: picture("Picture beside the biography", { description: "Upright." }),
    fashionWeeksHeading: line("Heading of the fashion weeks", { word: neutralWords.fashionWeeks }),
    fashionWeeks: list(
      "Fashion weeks",
      {
        _key: key(),
        year: needed("number", "Year", () => year(fashionWeekYears)),
        city: line("City", { isNeeded: true }),
        season: line("Season", { isNeeded: true }),
      },
      { columns: 3 },
    ),
    invitation: heading("Invitation at the end"),
  },
};
