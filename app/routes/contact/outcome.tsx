import { useEffect, useRef } from "react";
import type { ContactScreen } from "#app/label/contact-texts.ts";
import buttons from "#app/ui/button.module.css";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./contact.module.css";
import type { SentContact } from "./contact-form.ts";

export type OutcomeProps = {
  answer: SentContact;
  /** The same, or what has become of it by editing the form. */
  current: SentContact;
  texts: ContactScreen;
  email: string;
};

/** What became of the form, read out and in sight at once. */
export function Outcome({ answer, current, texts, email }: OutcomeProps) {
  const block = useRef<HTMLDivElement>(null);

  // Every answer is news, also the second time the same thing is wrong.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => block.current?.focus(), [answer]);

  if (!current.href) {
    return (
      // biome-ignore lint/a11y/noAutofocus: without script it brings the answer into sight
      <div ref={block} className={styles.outcome} role="alert" tabIndex={-1} autoFocus>
        <p>{current.isUnsent ? texts.errors.notSent : texts.errors.summary}</p>
      </div>
    );
  }
  const mail = `mailto:${email}?body=${encodeURIComponent(`${current.message}\n\n${current.name}`)}`;
  return (
    // biome-ignore lint/a11y/noAutofocus: as above
    <div ref={block} className={styles.outcome} role="status" tabIndex={-1} autoFocus>
      <h2 className="title-s">
        <Emphasis text={texts.outcome.heading} />
      </h2>
      <p>{texts.outcome.text}</p>
      <div className={styles.ways}>
        <a
          className={`${buttons.button} ${buttons.ink}`}
          href={current.href}
          target="_blank"
          rel="noreferrer"
        >
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
