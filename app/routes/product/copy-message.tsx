import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { DeferredModules } from "#app/site/deferred-modules.ts";
import { withDeferredModules } from "#app/site/load-deferred-modules.ts";
import buttons from "#app/ui/button.module.css";
import { shoppingWords } from "#words/shopping.ts";
import styles from "./copy-message.module.css";

/**
 * Shows the message, selected, and copies it. It says which of the two has happened, and leaves the selection: web views of
 * other apps say that they have copied what they have not (https://github.com/lgarron/clipboard-polyfill/issues/118).
 * Before the scripts have come it shows the message, and promises no more.
 */
export function CopyMessage({ text }: { text: string }) {
  const { copy, message, copied, notCopied } = shoppingWords.elsewhere;
  const details = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [copyText, setCopyText] = useState<DeferredModules["copyText"]>();
  const [outcome, setOutcome] = useState("");
  useEffect(() => withDeferredModules((parts) => setCopyText(() => parts.copyText)), []);

  async function show(event: MouseEvent) {
    setOutcome("");
    if (!copyText || !details.current || details.current.open || !field.current) return;
    event.preventDefault();
    details.current.open = true;
    setOutcome((await copyText(field.current)) ? copied : notCopied);
  }

  return (
    <>
      <details ref={details} className={styles.message}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature */}
        <summary data-widest={copy} onClick={show}>
          <span className={buttons.link}>{copyText ? copy : message}</span>
        </summary>
        <textarea ref={field} rows={4} readOnly value={text} aria-label={message} />
      </details>
      <p role="status">{outcome}</p>
    </>
  );
}
