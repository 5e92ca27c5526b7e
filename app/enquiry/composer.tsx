import { type ReactNode, useRef } from "react";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import styles from "./composer.module.css";
import { composerFieldIds } from "./composer-field-ids.ts";
import { ComposerFields } from "./composer-fields.tsx";
import { type ComposerDress, composerFields, type SentComposer } from "./composer-form.ts";
import { COMPOSER_PATH, type ComposerTexts } from "./composer-texts.ts";
import { MessagePreview } from "./message-preview.tsx";
import { Outcome } from "./outcome.tsx";
import { Sender } from "./sender.tsx";
import { type ChosenInAddress, useComposer } from "./use-composer.ts";

type ComposerProps = {
  texts: ComposerTexts;
  dresses: readonly ComposerDress[];
  chosen: ChosenInAddress;
  /** The answer to a form that was sent without script. */
  answered?: SentComposer | undefined;
  /** Its heading, and what stands under it. */
  children: ReactNode;
};

/** An enquiry to the label: the visitor's answers on one side, the message that they make on the other. */
export function Composer({ texts, dresses, chosen, answered, children }: ComposerProps) {
  const field = useDataAttribute("messages");
  const form = useRef<HTMLFormElement>(null);
  const block = useRef<HTMLDivElement>(null);
  const { messages, origin, label, contact } = texts;
  const source = { messages, errors: contact.errors, dresses, phone: label.phone, origin };
  const composer = useComposer({ source, chosen, answered, form, block });
  const { live, current } = composer;
  const isStored = current?.receipt?.isStored === true;
  const outcome = current && (
    <Outcome
      current={current}
      texts={contact}
      label={label}
      fieldIds={composerFieldIds}
      href={newFormHref(dresses, live.details.purpose)}
    />
  );
  return (
    <div ref={block}>
      {isStored ? (
        <div className={styles.form}>
          <div className={styles.asks}>
            {children}
            <p className={styles.sent} dir="auto">
              {current?.message}
            </p>
          </div>
          <div className={styles.mat}>
            <div className={styles.sheet}>{outcome}</div>
          </div>
        </div>
      ) : (
        <form
          ref={form}
          className={styles.form}
          method="post"
          action={COMPOSER_PATH}
          autoComplete="on"
          noValidate
          onInput={composer.follow}
          onSubmit={composer.submit}
        >
          <div className={styles.asks}>
            {children}
            <p className="soft" data-sanity={field("lead")}>
              {messages.lead}
            </p>
            <input
              type="hidden"
              name={composerFields.page}
              defaultValue={`${chosen.colour ?? ""} ${chosen.size ?? ""}`}
            />
            <ComposerFields dresses={dresses} live={live} errors={current?.errors ?? {}} />
          </div>
          <div className={styles.mat}>
            <MessagePreview
              live={live}
              label={label}
              error={current?.errors["message"]}
              writeAnew={composer.writeAnew}
              isAnswer={answered?.step === "show"}
            />
            {outcome}
            <Sender
              texts={texts}
              answered={answered}
              errors={current?.errors}
              isOpen={current !== undefined}
              isSending={composer.isSending}
            />
          </div>
        </form>
      )}
    </div>
  );
}

function newFormHref(dresses: readonly ComposerDress[], purpose: string): string {
  if (dresses.length === 0) return COMPOSER_PATH;
  const query = new URLSearchParams(dresses.map(({ slug }) => [composerFields.dress, slug]));
  if (purpose === "fittingList") query.set(composerFields.purpose, purpose);
  return `${COMPOSER_PATH}?${query}`;
}
