import { useEffect, useRef, useState } from "react";
import { Form, useLocation } from "react-router";
import type { SearchTexts } from "#app/content/texts/label-texts.server.ts";
import { SEARCH_PARAM } from "#app/label/url-parameters.ts";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { OtherParameters } from "./other-parameters.tsx";
import { SEARCH_FIELD_ID } from "./search-ids.ts";
import styles from "./search-overlay.module.css";
import { searchText } from "./search-text.ts";

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
      <div className={styles.field}>
        <input
          ref={field}
          id={SEARCH_FIELD_ID}
          type="search"
          name={SEARCH_PARAM}
          defaultValue={atFirst}
          onChange={(event) => searchText.set(event.currentTarget.value)}
          aria-label={texts.label}
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: where the dialog opens, the focus goes to its field
          autoFocus
        />
        <button type="submit" className={buttons.icon} aria-label={texts.title}>
          <Icon name="search" />
        </button>
      </div>
      <p className={`${styles.meta} label soft`}>{texts.label}</p>
    </Form>
  );
}
