import { type FormEvent, type RefObject, useEffect, useState } from "react";
import { stamp } from "./bot-signal-fields.tsx";
import { useDraft } from "./draft.ts";
import { hasErrors, type SentForm, stopsMessage } from "./sent-form.ts";
import { useHeldPress } from "./use-held-press.ts";

type Parts<Sent extends SentForm> = {
  /** The server's answer, if there is one; the same object for the same response. */
  sent: Sent | undefined;
  /** Reads the form as the server does. */
  read: (form: FormData) => Sent;
  /** Its words are stored under this name while the tab is open. */
  draftKey: string;
  form: RefObject<HTMLFormElement | null>;
  /** Holds the outcome. */
  block: RefObject<HTMLElement | null>;
};

/** The state of a form, and the handlers of its events. */
export function useOutcome<Sent extends SentForm>({
  sent: answer,
  read: readForm,
  draftKey,
  form,
  block,
}: Parts<Sent>) {
  const { save, forget } = useDraft(form, draftKey);
  const [own, setOwn] = useState<{ from: Sent | undefined; to: Sent; isRejected: boolean }>();
  const current = own && own.from === answer ? own.to : answer;
  const rejected = own?.isRejected ? own : undefined;
  const isSettled = answer?.receipt?.isStored === true;
  const { isHeld, hold } = useHeldPress();

  // Every outcome comes into sight and is read out, also when the same thing is wrong again.
  useEffect(() => {
    if (answer || rejected) block.current?.querySelector<HTMLElement>('[role="group"][tabindex]')?.focus();
    if (isSettled) forget();
  }, [answer, rejected, isSettled, forget, block]);

  function read(element: HTMLFormElement): Sent {
    const { receipt, isUnsent } = answer ?? {};
    return { ...readForm(entriesOf(element)), ...(receipt && { receipt }), ...(isUnsent && { isUnsent }) };
  }

  return {
    current,
    /** The form waits for a moment before it is sent. */
    isHeld,
    save,
    /** The offered ways out use the form's current words, even after sending. Errors stay until then. */
    follow({ currentTarget }: FormEvent<HTMLFormElement>) {
      save();
      if (answer?.isUnsent || (answer?.href && !hasErrors(answer)))
        setOwn({ from: answer, to: read(currentTarget), isRejected: false });
    },
    /** Errors are said at once and nothing is sent. Returns whether the form may be sent. */
    check(event: FormEvent<HTMLFormElement>): boolean {
      stamp(event.currentTarget);
      save();
      const to = readForm(entriesOf(event.currentTarget));
      // A field that may be empty is found fault with once, and the next press sends.
      const stops = stopsMessage(to.errors) || Object.keys(to.errors).some((name) => !current?.errors[name]);
      if (!stops) return !hold(event);
      event.preventDefault();
      setOwn({ from: answer, to, isRejected: true });
      return false;
    },
  };
}

/** This is a date that nobody can read. */
const UNFINISHED = "?";

/** A date that was begun and not finished is empty to a form, and would be lost without a word. */
function entriesOf(element: HTMLFormElement): FormData {
  const form = new FormData(element);
  for (const { name, validity } of element.querySelectorAll("input"))
    if (validity.badInput) form.set(name, UNFINISHED);
  return form;
}
