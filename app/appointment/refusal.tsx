import { say } from "@trousseau/words/say.ts";
import { useEffect, useRef } from "react";
import outcome from "#app/enquiry/outcome.module.css";
import { dateInWords } from "#model/days/opening-words.ts";
import words from "#words/appointment.json" with { type: "json" };
import contactWords from "#words/contact.json" with { type: "json" };
import { OtherWays, type Reached } from "./other-ways.tsx";
import type { SentVisit } from "./read-visit.ts";

type RefusalProps = { sent: SentVisit; label: Reached; kind: string };

/** Says why nothing is booked yet, and leads on. It takes the focus, which reads it out. */
export function Refusal({ sent, label, kind }: RefusalProps) {
  const block = useRef<HTMLDivElement>(null);
  const { errors, refusal, day, time } = sent;
  const text =
    refusal ?? (Object.keys(errors).length > 0 ? (errors["time"] ?? contactWords.errors.summary) : "");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same refusal is said again
  useEffect(() => block.current?.focus(), [sent]);
  if (text === "") return null;
  const message = day && time ? say(words, "message", { kind, day: dateInWords(day), time }) : words.hello;
  return (
    <div
      ref={block}
      className={outcome.outcome}
      role="group"
      aria-labelledby="refusal"
      data-is="error"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script it brings the refusal into sight
      autoFocus
    >
      <p id="refusal">{text}</p>
      {refusal && <OtherWays label={label} message={message} />}
    </div>
  );
}
