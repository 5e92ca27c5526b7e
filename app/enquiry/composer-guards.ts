import { isBoolean, isText, objectOf } from "#app/catalogue/type-guards.ts";
import type { ComposerTexts } from "./composer-texts.ts";

type Contact = ComposerTexts["contact"];

const isSaid = objectOf<Contact["kept"]>({ heading: isText, text: isText });

export const isComposerTexts = objectOf<ComposerTexts>({
  messages: objectOf<ComposerTexts["messages"]>({
    title: isText,
    lead: isText,
    rent: isText,
    purchase: isText,
    either: isText,
    question: isText,
    fittingList: isText,
  }),
  contact: objectOf<Contact>({
    labels: objectOf<Contact["labels"]>({
      name: isText,
      email: isText,
      required: isText,
      copy: isText,
      trap: isText,
      privacy: isText,
      answerTo: isText,
      reference: isText,
      another: isText,
    }),
    errors: objectOf<Contact["errors"]>({
      summary: isText,
      notSent: isText,
      nameMissing: isText,
      nameTooLong: isText,
      emailMissing: isText,
      emailMalformed: isText,
      emailTooLong: isText,
      messageMissing: isText,
      messageTooLong: isText,
    }),
    kept: isSaid,
    notKept: objectOf<Contact["notKept"]>({ failed: isSaid, limited: isSaid }),
    outcome: objectOf<Contact["outcome"]>({ heading: isText, text: isText, whatsapp: isText, email: isText }),
  }),
  label: objectOf<ComposerTexts["label"]>({ name: isText, email: isText, phone: isText }),
  sendsMail: isBoolean,
  origin: isText,
});
