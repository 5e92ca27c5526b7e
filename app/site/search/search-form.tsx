import { useEffect, useRef } from "react";
import { Form, useLocation } from "react-router";
import { SEARCH_PARAM } from "#app/catalogue/url-parameters.ts";
import type { SearchTexts } from "#app/label/search-texts.ts";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { OtherParameters } from "./other-parameters.tsx";
import { SEARCH_FIELD_ID } from "./search-ids.ts";
import styles from "./search-overlay.module.css";

export type SearchFormProps = {
  texts: SearchTexts;
  text: string;
  setText: (text: string) => void;
  onSubmit: () => void;
};

export function SearchForm({ texts, text, setText, onSubmit }: SearchFormProps) {
  const { pathname } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the scripts came.
  useEffect(() => setText(field.current?.value ?? ""), [setText]);

  return (
    <Form method="get" action={pathname} role="search" replace preventScrollReset onSubmit={onSubmit}>
      <OtherParameters />
      <div className={styles.field}>
        <input
          ref={field}
          id={SEARCH_FIELD_ID}
          type="search"
          name={SEARCH_PARAM}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
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
