import type { ContactScreen } from "#app/label/contact-texts.ts";
import buttons from "#app/ui/button.module.css";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./contact.module.css";
import type { SentContact } from "./contact-form.ts";

export type OutcomeProps = {
  /** The form as it is now: it may have been edited since. */
  current: SentContact;
  texts: ContactScreen;
  /** Either may be missing. */
  email: string;
  hasPhone: boolean;
};

/**
 * What became of a form. It takes the focus (contact.tsx), which has it read out: a live region would have it read twice.
 */
export function Outcome({ current, texts, email, hasPhone }: OutcomeProps) {
  const isComplete = current.href !== undefined;
  return (
    <div
      className={styles.outcome}
      role="group"
      aria-labelledby="outcome"
      data-is={isComplete ? undefined : "error"}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script it brings the outcome into sight
      autoFocus
    >
      {isComplete ? (
        <WaysOn current={current} texts={texts} email={email} hasPhone={hasPhone} />
      ) : (
        <p id="outcome">{current.isUnsent ? texts.errors.notSent : texts.errors.summary}</p>
      )}
    </div>
  );
}

function WaysOn({ current, texts, email, hasPhone }: OutcomeProps) {
  const mail = `mailto:${email}?body=${encodeURIComponent(`${current.message}\n\n${current.name}`)}`;
  return (
    <>
      <h2 id="outcome" className="title-s">
        <Emphasis text={texts.outcome.heading} />
      </h2>
      <p>{texts.outcome.text}</p>
      <div className={styles.ways}>
        {hasPhone && (
          <a className={`${buttons.button} ${buttons.ink}`} href={current.href} rel="noreferrer">
            <Icon name="whatsapp" />
            {texts.outcome.whatsapp}
          </a>
        )}
        {email && (
          <a className={buttons.link} href={mail}>
            {texts.outcome.email}
          </a>
        )}
      </div>
    </>
  );
}
