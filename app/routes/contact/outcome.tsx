import { useEffect, useRef } from "react";
import type { ContactScreen } from "#app/label/contact.ts";
import buttons from "#app/ui/button.module.css";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./contact.module.css";
import type { SentContact } from "./contact-form.ts";

export type OutcomeProps = { sent: SentContact; texts: ContactScreen; email: string };

/** What became of the form, read out and in sight at once. */
export function Outcome({ sent, texts, email }: OutcomeProps) {
  const block = useRef<HTMLDivElement>(null);

  // Every answer is news, also the second time the same thing is wrong.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => block.current?.focus(), [sent]);

  if (!sent.href) {
    return (
      <div ref={block} className={styles.outcome} role="alert" tabIndex={-1}>
        <p>{texts.errors.summary}</p>
      </div>
    );
  }
  const mail = `mailto:${email}?body=${encodeURIComponent(`${sent.message}\n\n${sent.name}`)}`;
  return (
    <div ref={block} className={styles.outcome} role="status" tabIndex={-1}>
      <h2 className="title-s">
        <Emphasis text={texts.outcome.heading} />
      </h2>
      <p>{texts.outcome.text}</p>
      <div className={styles.ways}>
        <a className={`${buttons.button} ${buttons.ink}`} href={sent.href} target="_blank" rel="noreferrer">
          <Icon name="whatsapp" />
          {texts.outcome.whatsapp}
        </a>
        <a className={buttons.link} href={mail}>
          {texts.outcome.email}
        </a>
      </div>
    </div>
  );
}
