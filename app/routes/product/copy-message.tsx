import { type MouseEvent, useEffect, useRef, useState } from "react";
import { shoppingWords } from "#app/label/shopping-words.ts";
import buttons from "#app/ui/button.module.css";
import styles from "./copy-message.module.css";

const { copy, message, copied, notCopied } = shoppingWords.elsewhere;

/**
 * Shows the message, selected, and copies it. It says which of the two has happened, and leaves the selection: web views of
 * other apps say that they have copied what they have not (https://github.com/lgarron/clipboard-polyfill/issues/118).
 * Before the scripts have come it shows the message, and promises no more.
 */
export function CopyMessage({ text }: { text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [canCopy, setCanCopy] = useState(false);
  const [outcome, setOutcome] = useState("");
  useEffect(() => setCanCopy(true), []);
  const label = canCopy ? copy : message;

  async function copyFrom({ currentTarget }: MouseEvent<HTMLElement>) {
    const details = currentTarget.closest("details");
    setOutcome("");
    if (!details || details.open || !field.current) return;
    // Now, while the click lasts: afterwards a browser copies nothing.
    details.open = true;
    select(field.current);
    setOutcome((await isCopied(text)) ? copied : notCopied);
  }

  return (
    <>
      <details className={styles.message}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature */}
        <summary
          className={buttons.link}
          onClick={(event) => {
            if (!event.currentTarget.closest("details")?.open) event.preventDefault();
            void copyFrom(event);
          }}
        >
          {label}
        </summary>
        <textarea ref={field} rows={4} readOnly value={text} aria-label={message} />
      </details>
      <p role="status">{outcome}</p>
    </>
  );
}

/** iOS selects nothing in a field that has not the focus. */
function select(field: HTMLTextAreaElement) {
  field.focus();
  field.setSelectionRange(0, field.value.length);
}

/** The clipboard is refused to pages without https; the older way copies what is selected. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}
