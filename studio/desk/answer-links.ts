import { phoneDigitsOf } from "#app/label/link-address.ts";
import { plainDigits } from "#app/label/plain-digits.ts";
import { mailWords } from "#words/mails.ts";

/** The fields of an enquiry that an answer needs; a document may hold anything. */
type EnquiryFields = { name: string; email: string; message: string; reference: string };

export function enquiryFields(document: unknown): EnquiryFields {
  const fields: Record<string, unknown> = typeof document === "object" && document ? { ...document } : {};
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === "string" ? value : "";
  };
  return { name: text("name"), email: text("email"), message: text("message"), reference: text("reference") };
}

/** The link opens the mail program with the visitor's message quoted. Its lines end with CR LF (RFC 6068). */
export function mailAnswerLink({ name, email, message, reference }: EnquiryFields): string {
  const quoted = message
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\r\n");
  const subject = encodeURIComponent(mailWords.answer.subject(reference));
  const body = encodeURIComponent(`${mailWords.answer.greeting(name)}\r\n\r\n\r\n\r\n${quoted}`);
  // An address may hold characters that mean something in a link: "a&b@mail.example".
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${subject}&body=${body}`;
}

/** Undefined without a number: the form asks for none, and only some visitors write one into their message. */
export function whatsAppAnswerLink({ name, message, reference }: EnquiryFields): string | undefined {
  const [, prefix, digits] = /(?:^|[^\d+])(\+|00)([1-9][\d\s().-]{6,22}\d)/.exec(plainDigits(message)) ?? [];
  const number = digits && phoneDigitsOf(digits);
  if (!prefix || !number || number.length > 15) return undefined;
  return `https://wa.me/${number}?text=${encodeURIComponent(mailWords.answer.thanks(name, reference))}`;
}
