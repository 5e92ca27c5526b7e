import buttons from "#app/ui/button.module.css";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { composerWords } from "#words/enquiry.ts";
import { BotSignalFields } from "./bot-signal-fields.tsx";
import styles from "./composer.module.css";
import { composerFieldIds } from "./composer-field-ids.ts";
import { composerFields, type SentComposer } from "./composer-form.ts";
import type { ComposerTexts } from "./composer-texts.ts";
import { CopyChoice } from "./copy-choice.tsx";
import { PersonFields } from "./person-fields.tsx";

type SenderProps = {
  texts: ComposerTexts;
  answered: SentComposer | undefined;
  errors: SentComposer["errors"] | undefined;
  /** There is something to be said about it. */
  isOpen: boolean;
  isSending: boolean;
};

/** Sends the same words to the label itself, for visitors without WhatsApp. */
export function Sender({ texts, answered, errors, isOpen, isSending }: SenderProps) {
  const { labels } = texts.contact;
  // Without script, Enter in one of its fields shows the message, and must not fold it away.
  const isFilledIn = Boolean(answered?.name || answered?.email);
  return (
    <details className={styles.otherwise} open={isOpen || isFilledIn || undefined}>
      <summary>
        <span className={buttons.link}>{composerWords.otherwise}</span>
      </summary>
      <div className={styles.sender}>
        <PersonFields texts={texts.contact} sent={answered} errors={errors} fieldIds={composerFieldIds} />
        {texts.sendsMail && <CopyChoice label={labels.copy} isChosen={answered?.wantsCopy ?? false} />}
        <BotSignalFields honeypotLabel={labels.trap} />
        <button
          type="submit"
          className={buttons.button}
          name={composerFields.step}
          value="send"
          aria-disabled={isSending || undefined}
        >
          {isSending ? composerWords.sending : composerWords.send}
        </button>
        <ScreenLink className={buttons.link} href="/privacy">
          {labels.privacy}
        </ScreenLink>
      </div>
    </details>
  );
}
