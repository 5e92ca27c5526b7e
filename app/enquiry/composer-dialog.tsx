import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import type { Choice } from "#app/catalogue/choice.ts";
import type { Product } from "#app/catalogue/product.ts";
import buttons from "#app/ui/button.module.css";
import { closes, Dialog, leave } from "#app/ui/dialog.tsx";
import { isDialogEntry } from "#app/ui/dialog-history.ts";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { fetchJson } from "#app/ui/fetch-json.ts";
import { Icon } from "#app/ui/icon.tsx";
import overlay from "#app/ui/overlay.module.css";
import { controlNames, loadingWords } from "#words/controls.ts";
import { Composer } from "./composer.tsx";
import styles from "./composer-dialog.module.css";
import { COMPOSER_TEXTS_PATH, type ComposerTexts } from "./composer-texts.ts";

export type ComposerDialogProps = {
  product: Product;
  choice: Choice;
  /** The text of the link. */
  title: string;
  /** The page of the same form. */
  href: string;
  /** Another object each time it is asked for: then it opens. */
  asked: object;
};

const ID = "composer";

/** A dialog that opens within this time needs no message that it is coming. In milliseconds. */
const LATE_MS = 400;

export function ComposerDialog({ product, choice, title, href, asked }: ComposerDialogProps) {
  const navigate = useNavigate();
  const { texts, isLate } = useTexts(asked, () => {
    // The page may still come, or say why it does not, unless the visitor has closed the dialog.
    const dialog = dialogNow();
    if (dialog?.open === false) return;
    leave(dialog);
    void navigate(href, { replace: isDialogEntry() });
  });

  const isShown = texts !== undefined || isLate;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening opens it
  useEffect(() => {
    // Another dialog that the visitor has opened meanwhile stays on top.
    if (!document.querySelector("dialog:modal")) dialogNow()?.showModal();
  }, [isShown, asked]);

  if (!isShown) return null;
  const head = (
    <div className={styles.head}>
      <p className="label soft">{product.name}</p>
      <h2 className="title-s">
        <Emphasis text={texts?.messages.title ?? title} />
      </h2>
    </div>
  );
  const chosen = { colour: choice.colour?.slug, size: choice.size?.label };
  return (
    <Dialog id={ID} label={title} className={`${overlay.overlay} ${overlay.sheet}`}>
      <button
        type="button"
        className={`${buttons.icon} ${overlay.close}`}
        aria-label={controlNames.close}
        {...closes(ID)}
      >
        <Icon name="close" />
      </button>
      {texts ? (
        // Another choice on the page is another note; the visitor's words come back from its draft.
        <Composer key={`${chosen.colour} ${chosen.size}`} texts={texts} dresses={[product]} chosen={chosen}>
          {head}
        </Composer>
      ) : (
        <div className={styles.wait}>
          {head}
          <p className="soft" role="status">
            {loadingWords.other}
          </p>
        </div>
      )}
    </Dialog>
  );
}

/**
 * Fetches the texts on demand, and again if they have not come by the next time. `isLate` means that the visitor
 * waits.
 */
function useTexts(asked: object, fail: () => void) {
  const [texts, setTexts] = useState<ComposerTexts>();
  const [isLate, setLate] = useState(false);
  const failed = useEffectEvent(fail);
  const isThere = texts !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening asks for what is not there
  useEffect(() => {
    if (isThere) return;
    let isGone = false;
    const late = setTimeout(setLate, LATE_MS, true);
    fetchJson<ComposerTexts>(COMPOSER_TEXTS_PATH).then(
      (fetched) => isGone || setTexts(fetched),
      () => isGone || failed(),
    );
    return () => {
      isGone = true;
      clearTimeout(late);
    };
  }, [asked, isThere]);

  return { texts, isLate };
}

function dialogNow(): HTMLDialogElement | undefined {
  const dialog = document.getElementById(ID);
  return dialog instanceof HTMLDialogElement ? dialog : undefined;
}
