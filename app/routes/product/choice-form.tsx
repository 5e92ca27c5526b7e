import { useLayoutEffect, useRef } from "react";
import { type Choice, queryFor } from "#app/catalogue/choice.ts";
import { type Product, productPath } from "#app/catalogue/product.ts";
import buttons from "#app/ui/button.module.css";
import type { productWords } from "#words/product.ts";
import { ColourPicker } from "./colour-picker.tsx";
import styles from "./picker.module.css";
import { SizePicker } from "./size-picker.tsx";

export type ChoiceFormProps = {
  product: Product;
  choice: Choice;
  /** Called with the query of what is chosen. */
  onChoose: (query: string) => void;
  words: typeof productWords;
};

/**
 * Colour and size as radio buttons. What is chosen goes into the address at once; without script a button does it. The
 * browser keeps the state of the buttons, so that what is chosen before the scripts come is chosen.
 */
export function ChoiceForm({ product, choice, onChoose, words }: ChoiceFormProps) {
  const { colours, sizes, slug } = product;
  const form = useRef<HTMLFormElement>(null);
  const inAddress = queryFor(choice);

  function choose() {
    onChoose(queryOf(form.current));
  }

  /** Not what is chosen already: of a colour that brings its picture forward again. */
  function chooseAnother() {
    if (queryOf(form.current) !== inAddress) choose();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the scripts came, and before that is undone
  useLayoutEffect(chooseAnother, []);

  // Back and Forward. In one step with what is shown: a tap in between would be taken back.
  useLayoutEffect(() => {
    const chosen = new URLSearchParams(inAddress);
    for (const radio of form.current?.querySelectorAll("input") ?? [])
      radio.checked = radio.value === chosen.get(radio.name);
  }, [inAddress]);

  return (
    <form
      ref={form}
      className={styles.form}
      action={productPath(slug)}
      autoComplete="off"
      // By Enter: what is chosen has been taken.
      onSubmit={(event) => event.preventDefault()}
    >
      {colours.length > 0 && (
        <ColourPicker colours={colours} chosen={choice.colour} words={words} onChoose={choose} />
      )}
      {sizes.length > 0 && (
        <SizePicker product={product} chosen={choice.size} words={words} onChoose={chooseAnother} />
      )}
      <div className={styles.send}>
        <button type="submit" className={buttons.link}>
          {words.submit}
        </button>
      </div>
    </form>
  );
}

/** As `queryFor` writes it. */
function queryOf(form: HTMLFormElement | null): string {
  const chosen = [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)]);
  const text = new URLSearchParams(chosen).toString();
  return text && `?${text}`;
}
