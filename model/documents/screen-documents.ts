import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { CONTACT_PATH } from "#model/screens/screen-paths.ts";
import { year } from "#model/texts/text-rules.ts";
import neutralWords from "#words/neutral.json" with { type: "json" };
import notFoundWords from "#words/not-found.json" with { type: "json" };
import { needed, refined } from "./describe.ts";
import {
  action,
  choice,
  group,
  heading,
  key,
  line,
  list,
  OPTIONAL,
  paragraph,
  picture,
  summary,
  text,
  textWithTerms,
} from "./fields.ts";
import { searchDescription, searchTitle, sharingPicture, verification } from "./found-as-fields.ts";
import { fashionWeekYears } from "./label-limits.ts";

// An editor changes these words of a screen. Names of buttons and error messages stay with the code that draws them.

const {
  contact: contactWords,
  newsletter: newsletterWords,
  privacy: privacyWords,
  search: searchWords,
} = neutralWords;

export const contact = {
  title: t("Contact page"),
  fields: {
    title: heading(t("Title"), { word: contactWords.title }),
    lead: line(t("Lead")),
    description: summary(),
    picture: picture(t("Picture"), { description: OPTIONAL }),
    /** The page says this once the message is stored for the label. */
    kept: group(t("After the form"), {
      heading: heading(t("Heading"), { word: contactWords.kept.heading }),
      text: text(t("Text"), { word: contactWords.kept.text }),
    }),
    /** The visitor's own words follow, then their name and address. */
    messageLead: line(t("First line of the message on WhatsApp"), { word: contactWords.messageLead }),
    outcome: group(t("When the shop cannot take a message"), {
      heading: heading(t("Heading"), { word: contactWords.outcome.heading }),
      text: text(t("Text"), { word: contactWords.outcome.text }),
      whatsapp: line(t("WhatsApp button"), { word: contactWords.outcome.whatsapp }),
      email: line(t("Email button"), { word: contactWords.outcome.email }),
    }),
  },
};

export const newsletter = {
  title: t("Newsletter, after the form"),
  fields: {
    mailed: text(t("After the form"), {
      description: t("Shown once the email with the link is on its way."),
      word: newsletterWords.mailed,
    }),
    /** The email address follows. */
    messageLead: line(t("First line of the message on WhatsApp"), { word: newsletterWords.messageLead }),
    outcome: group(t("When the shop cannot confirm addresses by email"), {
      text: text(t("Text"), { word: newsletterWords.outcome.text }),
      whatsapp: line(t("WhatsApp button"), { word: newsletterWords.outcome.whatsapp }),
    }),
  },
};

export const privacy = {
  title: t("Privacy page"),
  fields: {
    title: heading(t("Title"), { word: privacyWords.title }),
    description: summary(),
    introduction: text(t("Introduction"), {
      description: t("Between this and the ending the shop says what it keeps, from its settings."),
      word: privacyWords.introduction,
    }),
    ending: text(t("Ending"), {
      description: t(
        "What visitors may ask for, and whom to ask: who is responsible, a data protection officer, an authority.",
      ),
      word: privacyWords.ending,
    }),
  },
};

export const notFound = {
  title: t("Page not found"),
  fields: {
    sentence: line(t("Sentence"), { word: notFoundWords.sentence }),
    picture: picture(t("Picture"), { isUnderWords: true }),
  },
};

export const search = {
  title: t("Search"),
  fields: {
    loading: line(t("While searching"), { word: searchWords.loading }),
    nothing: group(t("When nothing is found"), {
      hint: line(t("Hint"), { word: searchWords.nothing.hint }),
    }),
  },
};

/** The names of the tags by which services know that a shop is its owner's, by the field that has the code. */
export const verificationTags = {
  googleVerification: "google-site-verification",
  pinterestVerification: "p:domain_verify",
} as const;

/** Its sections are described one by one: model/sections/section-kinds.ts. */
export const home = {
  title: t("Home page"),
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
  title: t("Questions and answers"),
  fields: {
    title: heading(t("Title"), { word: title }),
    lead: line(t("Lead")),
    description: summary(),
    /** A question is known by the key that the content host gives it. */
    questions: refined(
      list(t("Questions"), {
        q: line(t("Question"), { isNeeded: true }),
        a: textWithTerms(t("Answer"), { isNeeded: true }),
        _key: needed("key", "Key", () => z.string()),
      }),
      (entries) => entries.transform((list) => list.map(({ _key, ...texts }) => ({ id: _key, ...texts }))),
    ),
    more: action(t("Button at the end"), { word: { label: more, href: CONTACT_PATH } }),
  },
};

export const designer = {
  title: t("The designer"),
  fields: {
    name: line(t("Name"), { isSameInAll: true }),
    headline: heading(t("Headline"), {
      description: t("The name, with line breaks where they should fall."),
    }),
    shortBiography: paragraph(t("Short biography"), { description: t("In the footer of every page.") }),
    description: summary(),
    opening: picture(t("Opening picture"), { description: t("Wide. {{optional}}", { optional: OPTIONAL }) }),
    biography: list(t("Biography"), {
      _key: key(),
      text: text(t("Paragraph"), { isNeeded: true }),
      kind: choice(
        t("Style"),
        [
          { value: "text", title: t("Text") },
          { value: "quote", title: t("Quotation") },
        ],
        { unsaid: "text", begins: "text" },
      ),
    }),
    /** The plate bleeds off the edge beside the second half of the biography. */
    plate: picture(t("Picture beside the biography"), { description: t("Upright.") }),
    fashionWeeksHeading: line(t("Heading of the fashion weeks"), { word: neutralWords.fashionWeeks }),
    fashionWeeks: list(
      t("Fashion weeks"),
      {
        _key: key(),
        year: needed("number", t("Year"), () => year(fashionWeekYears)),
        city: line(t("City"), { isNeeded: true }),
        season: line(t("Season"), { isNeeded: true }),
      },
      { columns: 3 },
    ),
    invitation: heading(t("Invitation at the end")),
  },
};
