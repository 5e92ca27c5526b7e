import { type ComponentType, lazy, Suspense, useRef, useState } from "react";
import buttons from "#app/ui/button.module.css";
import { copyText } from "#app/ui/copy-text.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { describes, FieldNotes } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import enquiryWords from "#words/enquiry.json" with { type: "json" };
import styles from "./enquiry-form.module.css";
import { enquiryFields, type SentEnquiry } from "./read-enquiry.ts";
import { limitOf } from "./sent-form.ts";

type MessagePreviewProps = {
  live: SentEnquiry;
  label: { name: string; phone: string };
  /** The error of the message. */
  error: string | undefined;
  writeAnew: () => void;
  /** The page was sent to show it, without script: it takes the focus. */
  isAnswer: boolean;
};

const ID = "enquiry-message";

/** The server has drawn it; a code for another message may come later than the form, or not at all. */
const MessageCode = lazy<ComponentType<{ href: string }>>(() =>
  import("./message-code.tsx").then(
    (module) => ({ default: module.MessageCode }),
    () => ({ default: () => null }),
  ),
);

/** Shows the message, which the visitor may change, and the ways to send it. */
export function MessagePreview({ live, label, error, writeAnew, isAnswer }: MessagePreviewProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { message } = live;
  const [copied, setCopied] = useState<{ message: string; outcome: string }>();

  async function copy() {
    const isCopied = field.current !== null && (await copyText(field.current));
    setCopied({ message, outcome: isCopied ? enquiryWords.copied : enquiryWords.notCopied });
  }

  return (
    <>
      <div className={styles.sheet}>
        <p className={styles.letterhead} aria-hidden="true" translate="no">
          {label.name}
        </p>
        <label className="visually-hidden" htmlFor={ID}>
          {enquiryWords.message}
        </label>
        <div className={styles.lines}>
          <textarea
            ref={field}
            id={ID}
            name="message"
            dir="auto"
            aria-invalid={error ? true : undefined}
            aria-describedby={describes(ID)}
            className={styles.message}
            rows={rowsOf(message)}
            defaultValue={message}
            // biome-ignore lint/a11y/noAutofocus: without script it brings the message into sight
            autoFocus={isAnswer}
          />
          <FieldNotes id={ID} text={message} limit={limitOf("message")} error={error} />
        </div>
        <input type="hidden" name={enquiryFields.written} defaultValue={live.composed} />
        <input type="hidden" name={enquiryFields.reference} defaultValue={live.reference} />
        <p role="status" className={styles.own}>
          {live.isOwn && enquiryWords.own}
        </p>
        {live.isOwn && (
          <button
            type="submit"
            className={buttons.link}
            name={enquiryFields.step}
            value="anew"
            onClick={writeAnew}
          >
            {enquiryWords.anew}
          </button>
        )}
      </div>
      {label.phone && <Ways live={live} phone={label.phone} copy={copy} />}
      <p role="status" className={styles.copied}>
        {copied?.message === message && copied.outcome}
      </p>
    </>
  );
}

type WaysProps = { live: SentEnquiry; phone: string; copy: () => void };

/** On a telephone the first is all it takes; on a computer there is the code, and WhatsApp's own page. */
function Ways({ live: { href, purpose }, phone, copy }: WaysProps) {
  const web = `https://web.whatsapp.com/send?phone=${phone}&${new URL(href).search.slice(1)}`;
  return (
    <div className={styles.ways}>
      <div className={styles.presses}>
        <a className={`${buttons.button} ${buttons.ink}`} href={href} rel="noreferrer" data-counts={purpose}>
          <Icon name="whatsapp" />
          <span>{enquiryWords.whatsApp}</span>
        </a>
        <button type="button" className={`${buttons.link} scripted`} onClick={copy}>
          {enquiryWords.copy}
        </button>
      </div>
      <details className={`${styles.code} ${styles.wide}`}>
        <summary>
          <span className={buttons.link}>{enquiryWords.onPhone}</span>
        </summary>
        <div>
          <Suspense>
            <MessageCode href={href} />
          </Suspense>
          <ExternalLink className={buttons.link} href={web} data-counts={purpose}>
            {enquiryWords.web}
          </ExternalLink>
        </div>
      </details>
    </div>
  );
}

/** Lines have about this many characters, where browsers do not know `field-sizing`. */
const LINE = 38;

const LEAST_ROWS = 6;

function rowsOf(text: string): number {
  const rows = text.split("\n").map((line) => Math.max(1, Math.ceil(line.length / LINE)));
  return Math.max(
    LEAST_ROWS,
    rows.reduce((sum, count) => sum + count, 0),
  );
}
