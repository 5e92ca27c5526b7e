import buttons from "#app/ui/button.module.css";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ContactScreen } from "#model/texts/label-texts.server.ts";
import { isolated, separated } from "#words/locale.ts";
import styles from "./outcome.module.css";
import { hasErrors, type SentForm } from "./sent-form.ts";

type OutcomeProps = {
  /** The form as it is now: it may have been edited since. */
  current: SentForm;
  texts: ContactScreen;
  /** Either may be empty. */
  label: { email: string; phone: string };
  /** Leads to an empty form. */
  href: string;
};

/**
 * The outcome of a form. It takes the focus (use-outcome.ts), which reads it out; a live region would read it twice.
 */
export function Outcome(props: OutcomeProps) {
  const { current, texts } = props;
  const { isUnsent } = current;
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
      {isIncomplete || isUnsent ? (
        <p id="outcome">{headingOf(current, texts)}</p>
      ) : (
        <OutcomeMessage {...props} />
      )}
      {!isIncomplete && current.receipt?.isStored !== true && <WaysOn {...props} />}
    </div>
  );
}

/** The outcome in one line. */
export function headingOf(sent: SentForm, texts: ContactScreen): string {
  if (hasErrors(sent)) return texts.errors.summary;
  return sent.isUnsent ? texts.errors.notSent : wordsFor(texts, sent.receipt).heading;
}

function OutcomeMessage({ current: { receipt, email }, texts, href }: OutcomeProps) {
  const outcomeWords = wordsFor(texts, receipt);
  return (
    <>
      <h2 id="outcome" className="title-s">
        <Emphasis text={outcomeWords.heading} />
      </h2>
      <p>{outcomeWords.text}</p>
      {receipt?.isStored && (
        <>
          <dl className={styles.receipt}>
            <dt className="label">{texts.labels.answerTo}</dt>
            <dd>{email}</dd>
            <dt className="label">{texts.labels.reference}</dt>
            <dd className="numeral">{receipt.reference}</dd>
          </dl>
          <p>
            {/* A new page for an empty form, so that nothing of this one is left in it. */}
            <a className={buttons.link} href={href}>
              {texts.labels.another}
            </a>
          </p>
        </>
      )}
    </>
  );
}

function wordsFor({ outcome, kept, notKept }: ContactScreen, receipt: SentForm["receipt"]) {
  if (receipt?.isStored) return kept;
  const reason = receipt?.reason;
  return reason === undefined || reason === "notSetUp" ? outcome : notKept[reason];
}

function WaysOn({ current, texts, label }: OutcomeProps) {
  // Lines in such a link end with CR LF (RFC 6068).
  const { message, event, name, phone } = current;
  const parts = [message, event, separated([name, isolated(phone)].filter(Boolean))].filter(Boolean);
  const body = parts.join("\n\n").replace(/\r?\n/g, "\r\n");
  return (
    <div className="ways unprinted">
      {label.phone && (
        <a className={`${buttons.button} ${buttons.ink}`} href={current.href} rel="noreferrer">
          <Icon name="whatsapp" />
          <span>{texts.outcome.whatsapp}</span>
        </a>
      )}
      {label.email && (
        <a className={buttons.link} href={`mailto:${label.email}?body=${encodeURIComponent(body)}`}>
          {texts.outcome.email}
        </a>
      )}
    </div>
  );
}
