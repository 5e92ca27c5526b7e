import { type FormEvent, type RefObject, useEffect, useState } from "react";
import { newReferenceCode } from "#model/dresses/reference-code.ts";
import { isField, readDraft } from "./draft.ts";
import { draftKeyOf } from "./draft-key.ts";
import {
  ENQUIRY_TEXTS_PATH,
  type EnquirySource,
  enquiryFields,
  type FormAnswer,
  readEnquiry,
  type SentEnquiry,
} from "./read-enquiry.ts";
import { hasErrors } from "./sent-form.ts";
import { storeDayOf, useDayField } from "./stored-day.ts";
import { useOutcome } from "./use-outcome.ts";
import { useSend } from "./use-send.ts";

type Parts = {
  source: Omit<EnquirySource, "askAbout" | "today">;
  /** The page has said this of the dress, in the choice that it shows. */
  dressAnswer: FormAnswer | undefined;
  /** The choice that the address names. */
  chosen: ChosenInAddress;
  /** The answer to a form that was sent without script. */
  answered: SentEnquiry | undefined;
  form: RefObject<HTMLFormElement | null>;
  block: RefObject<HTMLElement | null>;
};

/** Answers for the dress of the form. */
export type Teller = Pick<EnquirySource, "askAbout" | "today">;

/** A form about several dresses asks nothing of one. */
const NOTHING: FormAnswer = { ways: [], verdicts: [], day: "" };

export type ChosenInAddress = {
  purpose?: string | undefined;
  colour?: string | undefined;
  size?: string | undefined;
  /** "2027-05-09", or empty; the device has another where the address names none. */
  day?: string;
};

/** The message follows the fields until the visitor edits it; from then on it is theirs. */
export function useEnquiryForm({ source: texts, chosen, dressAnswer, answered, form, block }: Parts) {
  const [teller, tell] = useState<Teller>({
    askAbout: () => answered?.dressAnswer ?? dressAnswer ?? NOTHING,
  });
  const source = { ...texts, ...teller };
  const draftKey = draftKeyOf(source.dresses);
  // It is read before the fields come back: each one that does is stored anew.
  const [draft] = useState(() => new Map(readDraft(draftKey)));
  const read = (entries: FormData) => readEnquiry(entries, source, "send");
  const sending = useSend(ENQUIRY_TEXTS_PATH, read);
  const sent = sending.sent ?? answered;
  const isToBeSaid = sent && (sent.step === "send" || hasErrors(sent));
  const outcome = useOutcome({ sent: isToBeSaid ? sent : undefined, read, draftKey, form, block });
  const [live, setLive] = useState(() => sent ?? readEnquiry(firstEntries(chosen), source, "show"));

  function update(element: HTMLFormElement, step: "show" | "anew" = "show") {
    const now = readEnquiry(new FormData(element), source, step);
    setEntry(element, enquiryFields.written, now.composed);
    if (!now.isOwn) setEntry(element, "message", now.composed);
    setLive(now);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the draft has come back
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (!chosen.purpose) choose(element, draft.get(enquiryFields.purpose));
    // A choice made in the form counts as long as the page itself has not changed.
    if (draft.get(enquiryFields.page) === entryOf(element, enquiryFields.page))
      for (const name of [enquiryFields.colour, enquiryFields.size])
        setEntry(element, name, draft.get(name) ?? "");
    if (entryOf(element, enquiryFields.reference) === "")
      setEntry(element, enquiryFields.reference, newReferenceCode());
    const own = draft.get("message");
    if (own !== undefined && own !== draft.get(enquiryFields.written)) setEntry(element, "message", own);
    update(element);
    // Each field that came back has saved the draft, with the message that the form began with.
    outcome.save();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the calendar has answered
  useEffect(() => {
    if (form.current) update(form.current);
  }, [teller]);

  useDayField(() => form.current && dateField(form.current));

  return {
    live,
    tell,
    current: outcome.current,
    isSending: sending.isSending || outcome.isHeld,
    follow(event: FormEvent<HTMLFormElement>) {
      const date = dateField(event.currentTarget);
      if (date && event.target === date) storeDayOf(date);
      update(event.currentTarget);
      outcome.follow(event);
    },
    /** One of its buttons sends it, and Enter beside that; the others, and Enter in another field, lead to the message. */
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!isSending(event)) return focusEntry(event.currentTarget, "message");
      if (outcome.check(event)) void sending.send(new FormData(event.currentTarget));
    },
    writeAnew() {
      if (!form.current) return;
      update(form.current, "anew");
      focusEntry(form.current, "message");
    },
  };
}

function firstEntries({ purpose, colour, size, day }: ChosenInAddress): FormData {
  const form = new FormData();
  form.set(enquiryFields.purpose, purpose ?? "");
  form.set(enquiryFields.colour, colour ?? "");
  form.set(enquiryFields.size, size ?? "");
  form.set("date", day ?? "");
  return form;
}

/** Enter in any field presses the form's first button: where it was pressed is told by the focus. */
function isSending({ nativeEvent, currentTarget }: FormEvent<HTMLFormElement>): boolean {
  const button = "submitter" in nativeEvent ? nativeEvent.submitter : undefined;
  const isSendButton = button instanceof HTMLButtonElement && button.value === "send";
  return isSendButton || currentTarget.querySelector("details :focus") !== null;
}

function entryNamed(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  return isField(field) ? field : undefined;
}

function dateField(form: HTMLFormElement): HTMLInputElement | null {
  const field = entryNamed(form, "date");
  return field instanceof HTMLInputElement ? field : null;
}

function entryOf(form: HTMLFormElement, name: string): string | undefined {
  return entryNamed(form, name)?.value;
}

function setEntry(form: HTMLFormElement, name: string, value: string) {
  const field = entryNamed(form, name);
  if (field && field.value !== value) field.value = value;
}

function focusEntry(form: HTMLFormElement, name: string) {
  entryNamed(form, name)?.focus();
}

function choose(form: HTMLFormElement, purpose: string | undefined) {
  for (const field of form.elements)
    if (field instanceof HTMLInputElement && field.type === "radio" && field.value === purpose)
      field.checked = true;
}
