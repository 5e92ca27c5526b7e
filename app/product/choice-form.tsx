import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useOptimistic, useRef } from "react";
import { useLocation } from "react-router";
import { draftKeyOf } from "#app/enquiry/draft-key.ts";
import buttons from "#app/ui/button.module.css";
import { readStored } from "#app/ui/device-storage.ts";
import { inLanguage, sharedPath } from "#app/ui/language-base.ts";
import { useChangeQuery } from "#app/ui/use-change-query.ts";
import { currentWishlist } from "#app/wishlist/device-wishlist.ts";
import { holds } from "#app/wishlist/wishlist.ts";
import { type Choice, chosenFrom, queryFor } from "#model/dresses/choice.ts";
import { type Product, productPath } from "#model/dresses/product.ts";
import type productWords from "#words/product.json";
import styles from "./pickers.module.css";
import { ColourPicker, SizePicker } from "./pickers.tsx";

/**
 * The address says what is chosen. React shows a choice at once: a quick tap on a button below asks for it, and the router's own change
 * takes some frames.
 */
export function useChoice(product: Product): [choice: Choice, choose: (query: string) => void] {
  const { pathname, search, state } = useLocation();
  const changeQuery = useChangeQuery();
  const [query, showQuery] = useOptimistic(search);

  function choose(chosen: string) {
    // The page has been left: nothing is chosen on it any more.
    if (sharedPath(window.location.pathname) !== pathname) return;
    if (holds(currentWishlist().entries, product.slug)) void chooseForList(product.slug, chosen);
    if (hasDraft(product)) void chooseForForm(product.slug, chosen);
    startTransition(async () => {
      showQuery(chosen);
      await changeQuery({ search: chosen }, { replace: true, state });
    });
  }

  return [chosenFrom(product, new URLSearchParams(query)), choose];
}

/** Whoever chooses otherwise on the page of a dress that is on their list chooses so for the list. */
async function chooseForList(slug: string, query: string) {
  const part = await import("#app/wishlist/listed-choice.ts").catch(() => undefined);
  part?.changeChoice(slug, query);
}

/** The form of the dress has a draft. */
function hasDraft(product: Product): boolean {
  return Boolean(readStored("sessionStorage", draftKeyOf([product])));
}

/** The form of the dress follows what is chosen on the page. */
async function chooseForForm(slug: string, query: string) {
  const part = await import("#app/enquiry/draft-choice.ts").catch(() => undefined);
  part?.choosePage(slug, query);
}

export type ChoiceFormProps = {
  product: Product;
  choice: Choice;
  onChoose: (query: string) => void;
  words: typeof productWords;
};

/**
 * A choice goes into the address at once; without script a button does it. The browser keeps the state of the radio buttons, so that a
 * choice from before hydration counts.
 */
export function ChoiceForm({ product, choice, onChoose, words }: ChoiceFormProps) {
  const { colours, sizes, slug } = product;
  const form = useRef<HTMLFormElement>(null);
  const inAddress = queryFor(choice);

  function choose() {
    onChoose(queryOf(form.current));
  }

  /** A size that is chosen already is not chosen again; a colour is, for its picture. */
  function chooseAnother() {
    if (queryOf(form.current) !== inAddress) choose();
  }

  // The buttons follow Back and Forward in the same step as the screen: a tap in between would be lost.
  const followed = useRef(inAddress);
  useLayoutEffect(() => {
    if (followed.current === inAddress) return;
    followed.current = inAddress;
    const chosen = new URLSearchParams(inAddress);
    for (const radio of form.current?.querySelectorAll("input") ?? [])
      radio.checked = radio.value === chosen.get(radio.name);
  }, [inAddress]);

  // A finger may have come before hydration, or before the router takes a new screen's navigations.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks once
  useEffect(chooseAnother, []);

  const takeOver = useEffectEvent(({ choiceInDraft }: typeof import("#app/enquiry/draft-choice.ts")) => {
    const query = choiceInDraft(product, choice);
    if (query !== undefined) onChoose(query);
  });

  // The form of a dress is a page of its own as well, from which Back leads here. An open dialog hands over when it is closed.
  useEffect(() => {
    if (window.location.hash || !hasDraft(product)) return;
    let isLeft = false;
    import("#app/enquiry/draft-choice.ts").then(
      (part) => isLeft || takeOver(part),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [product]);

  return (
    <form
      ref={form}
      action={inLanguage(productPath(slug))}
      autoComplete="off"
      // Enter sends a form whose choices have been taken.
      onSubmit={(event) => event.preventDefault()}
    >
      {colours.length > 0 && (
        <ColourPicker product={product} chosen={choice.colour} words={words} onChoose={choose} />
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

/** It is written as `queryFor` writes it. */
function queryOf(form: HTMLFormElement | null): string {
  const chosen = [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)]);
  const text = new URLSearchParams(chosen).toString();
  return text && `?${text}`;
}
