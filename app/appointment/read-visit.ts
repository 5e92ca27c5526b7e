import { errorsOf, personRules, type Rules, readPhone, readShortLine } from "#app/enquiry/sent-form.ts";
import { readDay } from "#model/days/day.ts";
import { entryLimits, readEmail, readEntry, readLine } from "#model/entries/entry-limits.ts";
import { isVisible } from "#model/texts/is-visible.ts";
import type { ContactScreen } from "#model/texts/label-texts.server.ts";
import words from "#words/appointment.json" with { type: "json" };
import { labelled } from "#words/locale.ts";
import type { Choice } from "./appointment-data.server.ts";
import { choiceIn } from "./visit-choice.ts";

type PersonEntries = Record<"name" | "email" | "phone" | "date" | "message" | "guests", string>;

/** A line for each question of the label has this name and its place. */
export const QUESTION = "question";

export type VisitEntries = Choice & PersonEntries & { answers: string[] };

export type SentVisit = VisitEntries & {
  errors: Partial<Record<string, string>>;
  /** Says above the form why nothing was booked. */
  refusal?: string;
};

export function entriesIn(form: FormData, questions: readonly string[]): VisitEntries {
  return {
    ...choiceIn(form),
    name: readLine(form, "name"),
    email: readEmail(form),
    phone: readPhone(form),
    date: readDay(readEntry(form, "date")),
    message: readEntry(form, "message"),
    guests: String(form.get("guests") ?? ""),
    answers: questions.map((_, at) => readShortLine(form, QUESTION + at, entryLimits.words)),
  };
}

/** The first thing that is wrong with each field. An event that has passed, or cannot be read, stops nobody: it is left out. */
export function errorsIn(entries: VisitEntries, texts: ContactScreen["errors"]): SentVisit["errors"] {
  const { name = [], email = [], message = [] } = personRules(texts);
  const [, ...long] = message;
  const [, ...addressed] = email;
  const rules: Rules = {
    name,
    time: [{ holds: (time) => entries.day !== "" && isVisible(time), error: words.errors.time }],
    email:
      entries.email === "" && entries.phone === ""
        ? [{ holds: isVisible, error: words.errors.reach }]
        : addressed.map(({ holds, error }) => ({ holds: (text) => text === "" || holds(text), error })),
    phone: [
      {
        holds: (phone) => phone === "" || phone.replace(/\D/g, "").length >= LEAST_DIGITS,
        error: words.errors.phone,
      },
    ],
    message: long,
  };
  return errorsOf({ ...entries, answers: "" }, rules);
}

/** No country has shorter numbers. */
const LEAST_DIGITS = 5;

/** A question mark needs no colon after it. */
function isAsked(question: string): boolean {
  return /[?؟]$/.test(question);
}

/** Her words as the label reads them, with the answers to its questions. */
export function messageOf({ message, answers }: VisitEntries, questions: readonly string[]): string {
  const answered = questions.flatMap((question, at) =>
    answers[at] ? [isAsked(question) ? `${question} ${answers[at]}` : labelled(question, answers[at])] : [],
  );
  return [message, ...answered].filter(Boolean).join("\n");
}
