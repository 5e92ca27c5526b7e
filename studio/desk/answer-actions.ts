import { CommentIcon } from "@sanity/icons/Comment";
import { EnvelopeIcon } from "@sanity/icons/Envelope";
import type { DocumentActionComponent } from "sanity";
import { enquiryFields, mailAnswerLink, whatsAppAnswerLink } from "./answer-links.ts";

export const AnswerByMail: DocumentActionComponent = ({ type, published }) => {
  if (type !== "enquiry" || !published) return null;
  return {
    label: "Answer by mail",
    icon: EnvelopeIcon,
    onHandle: () => void globalThis.open(mailAnswerLink(enquiryFields(published)), "_self"),
  };
};
AnswerByMail.displayName = "AnswerByMail";

export const AnswerOnWhatsApp: DocumentActionComponent = ({ type, published }) => {
  if (type !== "enquiry" || !published) return null;
  const link = whatsAppAnswerLink(enquiryFields(published));
  return {
    label: "Answer on WhatsApp",
    icon: CommentIcon,
    disabled: link === undefined,
    title: link === undefined ? "There is no telephone number with its country code in the message." : null,
    onHandle: () => void globalThis.open(link, "_blank", "noopener"),
  };
};
AnswerOnWhatsApp.displayName = "AnswerOnWhatsApp";
