import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Form, useLocation, useSearchParams } from "react-router";
import fields from "#app/ui/field.module.css";
import { IconButton } from "#app/ui/icon-button.tsx";
import { BETWEEN_DRESSES, DRESS_PARAM, pageParameters, SEARCH_PARAM } from "#model/screens/url-parameters.ts";
import type { SearchTexts } from "#model/texts/label-texts.server.ts";
import { SEARCH_FIELD_ID, searchText } from "./search-field.ts";
import styles from "./search-overlay.module.css";

type SearchFormProps = {
  texts: SearchTexts;
  inAddress: string | null;
  onSubmit: () => void;
};

export function SearchForm({ texts, inAddress, onSubmit }: SearchFormProps) {
  const { pathname, state } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [atFirst] = useState(inAddress ?? "");
  // The text may have been typed before the scripts came.
  useEffect(() => searchText.set(field.current?.value ?? ""), []);

  return (
    <Form
      method="get"
      action={pathname}
      role="search"
      replace
      preventScrollReset
      state={state}
      onSubmit={onSubmit}
    >
      <OtherParameters />
      <SearchLine
        texts={texts}
        ref={field}
        id={SEARCH_FIELD_ID}
        name={SEARCH_PARAM}
        defaultValue={atFirst}
        onChange={(event) => searchText.set(event.currentTarget.value)}
        autoFocus
      />
    </Form>
  );
}

/** The field and its button, in the dialog and on the page of the search. */
export function SearchLine({ texts, ...input }: ComponentProps<"input"> & { texts: SearchTexts }) {
  return (
    <div className={`${fields.line} ${styles.field}`}>
      <input
        type="search"
        placeholder={texts.placeholder}
        aria-label={texts.label}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        {...input}
      />
      <IconButton icon="search" type="submit" aria-label={texts.title} />
    </div>
  );
}

/**
 * Keeps what else was chosen on a page in forms that open the search on it. The elements are the same for every address:
 * the cached page knows no meaningless parameters, and React would discard markup with other elements.
 */
function OtherParameters() {
  const [parameters] = useSearchParams();
  return pageParameters.map((name) => {
    const value = parameters.getAll(name).join(name === DRESS_PARAM ? BETWEEN_DRESSES : ",");
    return (
      <input
        key={name + value}
        type="hidden"
        // React recognizes the element by its name when it hydrates.
        name={name}
        value={value}
        disabled={!value}
        suppressHydrationWarning
      />
    );
  });
}
