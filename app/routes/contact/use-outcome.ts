import { type FormEvent, type RefObject, useEffect, useState } from "react";
import { readContact, type SentContact } from "./contact-form.ts";
import { stamp } from "./form-signs.tsx";
import { useDraft } from "./use-draft.ts";

type Parts = {
  /** What the server said, if it has been asked. */
  sent: SentContact | undefined;
  texts: Parameters<typeof readContact>[1];
  form: RefObject<HTMLFormElement | null>;
  /** Holds the outcome. */
  block: RefObject<HTMLElement | null>;
};

/** What is to be said about the form now, and what its events do. */
export function useOutcome({ sent: answer, texts, form, block }: Parts) {
  const { keep, forget } = useDraft(form);
  const [own, setOwn] = useState<{ from: SentContact | undefined; to: SentContact; isRefusal: boolean }>();
  const current = own && own.from === answer ? own.to : withWaysOn(answer, texts);
  const refusal = own?.isRefusal ? own : undefined;
  const isSettled = answer?.receipt?.isKept === true;

  // Every outcome comes into sight and is read out at once, also the second time the same thing is wrong.
  useEffect(() => {
    if (answer || refusal) block.current?.querySelector<HTMLElement>("[tabindex]")?.focus();
    if (isSettled) forget();
  }, [answer, refusal, isSettled, forget, block]);

  function read(element: HTMLFormElement): SentContact {
    const { receipt, isUnsent } = answer ?? {};
    return {
      ...readContact(new FormData(element), texts),
      ...(receipt && { receipt }),
      ...(isUnsent && { isUnsent }),
    };
  }

  return {
    current,
    /** The words on the way out are those in the form, also when they are changed after sending. */
    follow({ currentTarget }: FormEvent<HTMLFormElement>) {
      keep();
      if (answer?.href || answer?.isUnsent)
        setOwn({ from: answer, to: read(currentTarget), isRefusal: false });
    },
    /** What is not complete is said at once, and does not leave the page. */
    check(event: FormEvent<HTMLFormElement>) {
      stamp(event.currentTarget);
      keep();
      const { receipt: _, isUnsent: __, ...to } = read(event.currentTarget);
      if (Object.keys(to.errors).length === 0) return;
      event.preventDefault();
      setOwn({ from: answer, to, isRefusal: true });
    },
  };
}

/** A form that did not get through has the same ways on as one that was not kept. */
function withWaysOn(sent: SentContact | undefined, texts: Parts["texts"]): SentContact | undefined {
  if (!sent?.isUnsent) return sent;
  const form = new FormData();
  for (const name of ["name", "email", "message"] as const) form.set(name, sent[name]);
  return { ...readContact(form, texts), isUnsent: true };
}
