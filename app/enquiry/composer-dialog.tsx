import { useEffect, useState } from "react";
import { type Choice, queryFor } from "#app/catalogue/choice.ts";
import type { Product } from "#app/catalogue/product.ts";
import { controlNames } from "#app/label/control-names.ts";
import buttons from "#app/ui/button.module.css";
import { closes, Dialog } from "#app/ui/dialog.tsx";
import { Emphasis, withoutEmphasis } from "#app/ui/emphasis.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Composer } from "./composer.tsx";
import styles from "./composer-dialog.module.css";
import { composerFields } from "./composer-form.ts";
import { COMPOSER_PATH, COMPOSER_TEXTS_PATH, type ComposerTexts } from "./composer-texts.ts";

export type ComposerDialogProps = {
  product: Product;
  choice: Choice;
  /** Another object each time it is asked for: then it opens. */
  asked: object;
};

const ID = "composer";

export function ComposerDialog({ product, choice, asked }: ComposerDialogProps) {
  const [texts, setTexts] = useState<ComposerTexts>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same for every choice
  useEffect(() => {
    let isGone = false;
    fetchTexts().then(
      (fetched) => isGone || setTexts(fetched),
      // As a page it may still come, or say why it does not.
      () => isGone || location.assign(addressOf(product, choice)),
    );
    return () => {
      isGone = true;
    };
  }, []);

  const isReady = texts !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening opens it
  useEffect(() => {
    const dialog = document.getElementById(ID);
    if (isReady && dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  }, [isReady, asked]);

  if (!texts) return null;
  const { title } = texts.messages;
  const chosen = { colour: choice.colour?.slug, size: choice.size?.label };
  return (
    <Dialog id={ID} label={withoutEmphasis(title)} className={styles.dialog}>
      <button
        type="button"
        className={`${buttons.icon} ${styles.close}`}
        aria-label={controlNames.close}
        {...closes(ID)}
      >
        <Icon name="close" />
      </button>
      {/* Another choice on the page is another note; what she wrote comes back from its draft. */}
      <Composer key={`${chosen.colour} ${chosen.size}`} texts={texts} dresses={[product]} chosen={chosen}>
        <div className={styles.head}>
          <p className="label soft">{product.name}</p>
          <h2 className="title-s">
            <Emphasis text={title} />
          </h2>
        </div>
      </Composer>
    </Dialog>
  );
}

function addressOf({ slug }: Product, choice: Choice): string {
  return `${COMPOSER_PATH}?${new URLSearchParams([[composerFields.dress, slug]])}${queryFor(choice).replace("?", "&")}`;
}

async function fetchTexts(): Promise<ComposerTexts> {
  const response = await fetch(COMPOSER_TEXTS_PATH);
  if (!response.ok) throw new Error(`${COMPOSER_TEXTS_PATH}: ${response.status}`);
  return await response.json();
}
