import { useRef, useState } from "react";
import { fittingAddress } from "#app/catalogue/fitting-address.ts";
import { fittingWords } from "#app/label/fitting-words.ts";
import { loadDeferredModules } from "#app/site/load-deferred-modules.ts";
import buttons from "#app/ui/button.module.css";
import styles from "./share-list.module.css";

export type ShareListProps = {
  slugs: readonly string[];
  /** Of the shop, without a slash at the end. */
  origin: string;
};

/** With the sheet of the phone where it has one; else the link is copied, and shown in case it was not. */
export function ShareList({ slugs, origin }: ShareListProps) {
  const { button, copied, notCopied, link } = fittingWords.share;
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState("");
  const url = `${origin}${fittingAddress(slugs)}`;

  async function share() {
    if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
      // Closed again without a choice, it rejects.
      return navigator.share({ url }).catch(() => undefined);
    }
    if (!field.current) return;
    field.current.hidden = false;
    const parts = await loadDeferredModules().catch(() => undefined);
    setOutcome((await parts?.copyText(field.current)) ? copied : notCopied);
  }

  return (
    <div className={styles.share}>
      <button type="button" className={buttons.link} onClick={() => void share()}>
        {button}
      </button>
      <textarea ref={field} hidden rows={2} readOnly value={url} aria-label={link} />
      <p role="status">{outcome}</p>
    </div>
  );
}
