import { type MouseEvent, useRef, useState } from "react";
import buttons from "#app/ui/button.module.css";
import { copyText } from "#app/ui/copy-text.ts";
import { useHasScript } from "#app/ui/use-has-script.ts";
import { shoppingWords } from "#words/shopping.ts";
import styles from "./copy-message.module.css";

/**
 * Shows the message, selected, and copies it. It leaves the selection, because web views of other apps say that they have copied what they
 * have not (https://github.com/lgarron/clipboard-polyfill/issues/118). Without script it shows the message, and promises no more.
 */
export function CopyMessage({ text }: { text: string }) {
  const { copy, message, copied, notCopied } = shoppingWords.elsewhere;
  const details = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const hasScript = useHasScript();
  const [outcome, setOutcome] = useState("");

  async function show(event: MouseEvent) {
    setOutcome("");
    if (!details.current || details.current.open || !field.current) return;
    event.preventDefault();
    details.current.open = true;
    setOutcome((await copyText(field.current)) ? copied : notCopied);
  }

  return (
    <>
      <details ref={details} className={styles.message}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature */}
        <summary data-widest={copy} onClick={show}>
          <span className={buttons.link}>{hasScript ? copy : message}</span>
        </summary>
        <textarea ref={field} rows={4} readOnly value={text} aria-label={message} />
      </details>
      <p role="status">{outcome}</p>
    </>
  );
}
