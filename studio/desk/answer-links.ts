import { say } from "@trousseau/words/say.ts";
import { filledIn } from "#model/dresses/message-text.ts";
import { dialledDigits, numberIn } from "#model/entries/telephone.ts";
import { answerWords } from "./answer-words.ts";

/** The fields of an enquiry that an answer needs; a document may hold anything. */
type EnquiryFields = Record<
  "name" | "email" | "phone" | "message" | "dress" | "eventDate" | "reference" | "language",
  string
>;

export function enquiryFields(document: unknown): EnquiryFields {
  const fields: Record<string, unknown> = typeof document === "object" && document ? { ...document } : {};
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === "string" ? value : "";
  };
  return {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    message: text("message"),
    dress: text("dress"),
    eventDate: text("eventDate"),
    reference: text("reference"),
    language: text("language"),
  };
}

/** The label's own text for this visitor, without the sentences about what was not said. */
export function filledAnswer(text: string, { name, dress, eventDate, language }: EnquiryFields): string {
  const { dayIn, tag } = answerWords(language);
  const values = { name, dress, date: dayIn(eventDate) };
  const lines = text.split("\n").flatMap((line) => {
    const filled = sentencesIn(line, tag).map((sentence) => filledIn(sentence, values));
    const filledLine = filled.join("").trim();
    return filledLine === "" && line.trim() !== "" ? [] : [filledLine];
  });
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function sentencesIn(line: string, tag: string): string[] {
  const sentences = new Intl.Segmenter(tag, { granularity: "sentence" }).segment(line);
  return Array.from(sentences, ({ segment }) => segment);
}

/** The link opens the mail program with the answer and the visitor's message quoted. Its lines end with CR LF (RFC 6068). */
export function mailAnswerLink(enquiry: EnquiryFields, answer?: string): string {
  const { name, email, message, reference, language } = enquiry;
  const words = answerWords(language).answer;
  const quoted = message.split("\n").map((line) => `> ${line}`);
  const greetingLines = answer
    ? filledAnswer(answer, enquiry).split("\n")
    : [say(words, "greeting", { name }), "", ""];
  const subject = encodeURIComponent(say(words, "subject", { reference }));
  const body = encodeURIComponent([...greetingLines, "", ...quoted].join("\r\n"));
  // An address may hold characters that mean something in a link: "a&b@mail.example".
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${subject}&body=${body}`;
}

/** Undefined without a number in the form's field or, with its country's code, in the message. */
export function whatsAppAnswerLink(enquiry: EnquiryFields, answer?: string): string | undefined {
  const { name, phone, message, reference, language } = enquiry;
  const number = dialledDigits(phone) ?? numberIn(message);
  if (!number) return undefined;
  const text = answer
    ? filledAnswer(answer, enquiry)
    : say(answerWords(language).answer, "thanks", { name, reference });
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
