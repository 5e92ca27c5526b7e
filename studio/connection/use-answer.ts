import { t } from "@trousseau/words/translate.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { lasting } from "./lasting.ts";

/** Nothing is known yet: it is being asked, nobody answers at present, or nobody ever will. */
export type Unanswered = "asking" | "away" | "refused";

/** Said in place of what is not known; each tool says itself what it asks. */
export const AWAY = t("The shop is not answering just now. This page continues as soon as it does.");

/** The shop's own checks know nobody by this session. */
export const UNRECOGNISED = t("The shop does not recognise this session. Please log in again.");

/** The same for tools that list the dresses. */
export const noDresses: Record<Unanswered, string> = {
  asking: t("Loading dresses…"),
  away: AWAY,
  refused: t("You cannot see the dresses. Please log in again."),
};

/**
 * Holds what `ask` answers, and asks until there is an answer. The second is called with what is known since: with "asking" it is
 * asked again. Another `about` is another question.
 */
export function useAnswer<Answer extends object>(
  ask: () => Promise<Answer>,
  about: string | number = "",
): [Answer | Unanswered, (now: Answer | Unanswered) => void] {
  const [latest, setLatest] = useState<{ about: string | number; answer: Answer | Unanswered }>();
  const answer = latest?.about === about ? latest.answer : "asking";
  const askNow = useEffectEvent(ask);
  const isOpen = answer === "asking" || answer === "away";

  useEffect(() => {
    if (!isOpen) return;
    const tell = (now: Answer | Unanswered) => setLatest({ about, answer: now });
    const asking = lasting(
      () => askNow(),
      () => tell("away"),
    ).subscribe({ next: tell, error: () => tell("refused") });
    return () => asking.unsubscribe();
  }, [about, isOpen]);

  return [answer, (now) => setLatest({ about, answer: now })];
}
