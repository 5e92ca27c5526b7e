import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { type Facet, facetNames, listQuery, readFilter } from "#app/catalogue/facet.ts";
import { SORT_PARAM } from "#app/label/url-parameters.ts";
import buttons from "#app/ui/button.module.css";
import { useAddress } from "#app/ui/dialog.tsx";
import { useChangeQuery } from "#app/ui/use-change-query.ts";
import { useHasScript } from "#app/ui/use-has-script.ts";
import { filterWords } from "#words/filter.ts";
import styles from "./filter-form.module.css";
import type { RequestedList } from "./requested-list.ts";

type FilterFormProps = {
  facets: readonly Facet[];
  requested: RequestedList;
  /** How many dresses the filter has found. */
  count: number;
  onDone: (form: HTMLFormElement) => void;
};

/** A tick goes into the address at once; without script the button sends the form. */
export function FilterForm({ facets, requested, count, onDone }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const changeQuery = useChangeQuery();
  const address = useAddress();
  const hasScript = useHasScript();
  const isThere = useLocation().hash === address.hash;
  const isWatched = useRef(false);
  /** The visitor has ticked a value of this facet. */
  const ticked = useRef("");
  const sort = requested.order?.slug;
  const inAddress = listQuery(requested.filter, sort);

  function choose() {
    if (!form.current) return;
    const { hash } = address;
    // The entry of the open dialog becomes the list's own: Back leads to the list as it was before the dialog was opened. It does so at
    // once, because Escape may follow, which asks what is on its way.
    void changeQuery({ search: queryOf(form.current, sort), hash }, { replace: isThere, flushSync: true });
  }

  // A chip, Back and Forward change the filter elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filter is in the address
  useEffect(() => {
    if (!form.current) return;
    const isFirst = !isWatched.current;
    isWatched.current = true;
    // A tick from before the scripts counts.
    if (isFirst && queryOf(form.current, sort) !== inAddress) return choose();
    for (const box of form.current.querySelectorAll<HTMLInputElement>("[type=checkbox]"))
      box.checked = facetNames.some(
        (name) => name === box.name && requested.filter[name]?.includes(box.value),
      );
    // The box of a value that no form offers goes when it is unticked, and the focus would go with it.
    if (ticked.current && document.activeElement === document.body)
      form.current.querySelector<HTMLInputElement>(`[name=${ticked.current}]:enabled`)?.focus();
  }, [facets, inAddress]);

  return (
    <form
      ref={form}
      className={styles.form}
      // A document without script has the fragment that opens the dialog in its address.
      action={address.pathname}
      // Or the browser ticks again, on Back, what the address of that step has not.
      autoComplete="off"
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement) ticked.current = target.name;
        choose();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onDone(event.currentTarget);
      }}
    >
      {sort && <input type="hidden" name={SORT_PARAM} value={sort} />}
      {facets.map(({ name, options }) => (
        <fieldset key={name}>
          <legend className="label soft">{filterWords.facets[name]}</legend>
          <ul>
            {options.map(({ value, label, count, isChosen }) => (
              <li key={value}>
                <label className={styles.option}>
                  <input
                    type="checkbox"
                    name={name}
                    value={value}
                    defaultChecked={isChosen}
                    disabled={count === 0 && !isChosen}
                  />
                  <span className={styles.choice}>
                    <span>{`${label} `}</span>
                    <small>{count}</small>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
      <button type="submit" className={buttons.button}>
        {hasScript && count > 0 ? filterWords.showCount(count) : filterWords.show}
      </button>
    </form>
  );
}

/** Writes the query as `listQuery` does. */
function queryOf(form: HTMLFormElement, sort: string | undefined): string {
  return listQuery(readFilter(new FormData(form)), sort);
}
