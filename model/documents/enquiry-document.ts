import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { messagePurposes } from "#model/texts/message-fields.ts";
import enquiryWords from "#words/enquiry.json" with { type: "json" };
import { anyMedia, objectOf, type Values } from "./describe.ts";
import { choice, plain, sent, sentIfSaid } from "./fields.ts";
import { wroteIn } from "./written-language.ts";

/** Those that came when a great many arrived at once are "suspected". `list` names all enquiries of a state. */
export const enquiryStates = [
  { value: "new", title: t("New"), list: t("Enquiries") },
  { value: "answered", title: t("Answered"), list: t("Answered enquiries") },
  { value: "archived", title: t("Archived"), list: t("Archived enquiries") },
  { value: "suspected", title: t("Perhaps spam"), list: t("Perhaps spam") },
] as const;

const person = {
  message: sent("text", t("Message"), { rows: 10 }),
  name: sent("line", t("Name")),
  email: sent("line", t("Email")),
};

/** The subject of an enquiry as it was when it was sent, by the names that the form has for it. */
const details = {
  /** The visitor's own spelling, with the country code, in the digits 0 to 9. */
  phone: sentIfSaid("line", t("Telephone"), z.string()),
  dress: sentIfSaid("line", t("Dress"), z.string()),
  purpose: sentIfSaid("choice", t("Would like to"), z.enum(messagePurposes), {
    choices: messagePurposes.map((value) => ({ value, title: enquiryWords.purposes[value] })),
  }),
  colour: sentIfSaid("line", t("Colour"), z.string()),
  size: sentIfSaid("line", t("Size"), z.string()),
  measurements: sentIfSaid("line", t("Measurements"), z.string()),
  /** "2027-05-09". */
  date: sentIfSaid("date", t("Date of the event"), z.string()),
  city: sentIfSaid("line", t("City"), z.string()),
  /** The dress's page, with the visitor's choices. Several dresses have a line each. */
  address: sentIfSaid("text", t("The dress in the shop, with the visitor’s choices"), z.string(), {
    rows: 2,
  }),
};

const { date: eventDate, address: dressAddress, city, ...ofDress } = details;

/** A visitor's enquiry. Only the shop makes these documents, and without a login nobody sees anything of them. */
export const enquiry = {
  title: t("Enquiry"),
  fields: {
    status: choice(t("State"), enquiryStates, { unsaid: "new" }),
    ...person,
    ...ofDress,
    eventDate,
    city,
    dressAddress,
    language: wroteIn(),
    received: sent("datetime", t("Received")),
    reference: sent("line", t("Reference"), { description: t("The visitor has the same one.") }),
    assignee: plain("line", t("Assigned to"), { description: t("The person of the team who answers it.") }),
    note: plain("text", t("Note"), { description: t("Only the label sees it."), rows: 3 }),
  },
};

export const sentDetails = objectOf(details)(anyMedia);

export type SentPerson = Values<typeof person>;

/** The part of the details that a form asks for. */
export type SaidDetails = Values<typeof details>;

/** All of them, each empty where nothing was said. */
export type EnquiryDetails = { [Name in keyof SaidDetails]-?: NonNullable<SaidDetails[Name]> };

/** The fields of the document that the shop writes. */
export type WrittenEnquiry = Omit<Values<typeof enquiry.fields>, "note" | "assignee">;
