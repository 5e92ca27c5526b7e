import type { ContactScreen } from "#app/label/contact-texts.ts";
import buttons from "#app/ui/button.module.css";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./contact.module.css";
import { fieldIds } from "./contact-fields.tsx";
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
  const { isUnsent, errors } = current;
  const isIncomplete = hasErrors(current);
  return (
    <div
      className={styles.outcome}
      role="group"
      aria-labelledby="outcome"
      data-is={isIncomplete || isUnsent ? "error" : undefined}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script it brings the outcome into sight
      autoFocus
    >
      {isIncomplete && <Errors errors={errors} summary={texts.errors.summary} />}
      {isUnsent && !isIncomplete && <p id="outcome">{texts.errors.notSent}</p>}
      {!isUnsent && !isIncomplete && <Said current={current} texts={texts} />}
      {!isIncomplete && current.receipt?.isKept !== true && (
        <WaysOn current={current} texts={texts} email={email} hasPhone={hasPhone} />
      )}
    </div>
  );
}

/** In one line. */
export function headingOf(sent: SentContact, texts: ContactScreen): string {
  if (hasErrors(sent)) return texts.errors.summary;
  return sent.isUnsent ? texts.errors.notSent : wordsFor(texts, sent.receipt).heading;
}

function hasErrors({ errors }: SentContact): boolean {
  return Object.keys(errors).length > 0;
}

function Errors({ errors, summary }: { errors: SentContact["errors"]; summary: string }) {
  return (
    <>
      <p id="outcome">{summary}</p>
      <ul>
        {Object.entries(errors).map(([name, sentence]) => (
          <li key={name}>
            <a href={`#${fieldIds.get(name)}`}>{sentence}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Said({ current: { receipt, email }, texts }: Pick<OutcomeProps, "current" | "texts">) {
  const said = wordsFor(texts, receipt);
  return (
    <>
      <h2 id="outcome" className="title-s">
        <Emphasis text={said.heading} />
      </h2>
      <p>{said.text}</p>
      {receipt?.isKept && (
        <>
          <dl className={styles.receipt}>
            <dt className="label">{texts.labels.answerTo}</dt>
            <dd>{email}</dd>
            <dt className="label">{texts.labels.reference}</dt>
            <dd className="numeral">{receipt.reference}</dd>
          </dl>
          <p>
            {/* The form begins anew with a page of its own, so that nothing of this one is left in it. */}
            <a className={buttons.link} href="/contact">
              {texts.labels.another}
            </a>
          </p>
        </>
      )}
    </>
  );
}

function wordsFor({ outcome, kept, notKept }: ContactScreen, receipt: SentContact["receipt"]) {
  if (receipt?.isKept) return kept;
  const reason = receipt?.reason;
  return reason === undefined || reason === "notSetUp" ? outcome : notKept[reason];
}

function WaysOn({ current, texts, email, hasPhone }: OutcomeProps) {
  const mail = `mailto:${email}?body=${encodeURIComponent(`${current.message}\n\n${current.name}`)}`;
  return (
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
  );
}
