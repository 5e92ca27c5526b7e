import {
  type ComponentProps,
  lazy,
  memo,
  Suspense,
  startTransition,
  useDeferredValue,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { Form, useLocation, useNavigationType, useSearchParams } from "react-router";
import fields from "#app/ui/field.module.css";
import { IconButton } from "#app/ui/icon-button.tsx";
import { retried } from "#app/ui/retried.ts";
import { BETWEEN_DRESSES, DRESS_PARAM, pageParameters, SEARCH_PARAM } from "#model/screens/url-parameters.ts";
import type { SearchTexts } from "#model/texts/label-texts.server.ts";
import styles from "./search-overlay.module.css";
import type { SearchPanelProps } from "./search-panel.tsx";
import type { SearchResponse } from "./search-response.ts";

/** The script comes when somebody begins to search. */
const SearchPanel = lazy(async () => ({
  default: (await retried(() => import("./search-panel.tsx"))).SearchPanel,
}));

type SearchFormProps = {
  texts: SearchTexts;
  inAddress: string | null;
  /** The answer to the text in the address, as it came with the page: so the form works without script. */
  loadedAnswer: SearchResponse | undefined;
};

/** The field of the dialog, with everything below it. */
export function SearchForm({ texts, inAddress, loadedAnswer }: SearchFormProps) {
  const { pathname, state } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [text, write] = useSearchText(inAddress);
  const deferredText = useDeferredValue(text);
  const [submits, countSubmit] = useReducer((count: number) => count + 1, 0);
  const [hasFocused, setHasFocused] = useState(false);
  // The text may have been typed before the scripts came.
  useLayoutEffect(() => {
    write(field.current?.value ?? "");
    setHasFocused(document.activeElement === field.current);
  }, [write]);

  return (
    <div className={`${styles.body} grid`}>
      <Form
        method="get"
        action={pathname}
        role="search"
        replace
        preventScrollReset
        // The results come by themselves; the address only names them.
        defaultShouldRevalidate={false}
        state={state}
        onSubmit={() => startTransition(countSubmit)}
      >
        <OtherParameters />
        <SearchLine
          texts={texts}
          ref={field}
          name={SEARCH_PARAM}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          onFocus={() => setHasFocused(true)}
          autoFocus
        />
      </Form>
      {(hasFocused || inAddress !== null) && (
        <BelowField {...{ texts, inAddress, loadedAnswer, field, write, submits }} text={deferredText} />
      )}
    </div>
  );
}

/** The text of the field. Back and Forward bring that of their address; a submitted one came from the field. */
function useSearchText(inAddress: string | null) {
  const [text, write] = useState(inAddress ?? "");
  const [seenAddress, setSeenAddress] = useState(inAddress);
  const type = useNavigationType();
  if (seenAddress !== inAddress) {
    setSeenAddress(inAddress);
    if (inAddress !== null && type === "POP") write(inAddress);
  }
  return [text, write] as const;
}

/** A letter must not reach it before it is hydrated: React would throw away what the server has rendered. */
const BelowField = memo(function BelowField(props: SearchPanelProps) {
  return (
    <Suspense>
      <SearchPanel {...props} />
    </Suspense>
  );
});

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
