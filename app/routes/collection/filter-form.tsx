import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { type Facet, facetNames, filterIn, listQuery } from "#app/catalogue/facet.ts";
import { SORT_PARAM } from "#app/catalogue/url-parameters.ts";
import { filterWords } from "#app/label/words.ts";
import buttons from "#app/ui/button.module.css";
import styles from "./filter-form.module.css";

export type FilterFormProps = {
  facets: readonly Facet[];
  sort: string | undefined;
  onDone: (form: HTMLFormElement) => void;
};

/** What is ticked goes into the address at once; without script the button sends it. */
export function FilterForm({ facets, sort, onDone }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const inAddress = listQuery(filterIn(facets), sort);

  const asked = useRef<string>(undefined);

  async function choose() {
    if (!form.current) return;
    const search = queryOf(form.current, sort);
    asked.current = search;
    // In place of the dialog's own history entry: Back leads to the list as it was before the dialog was opened.
    await navigate({ search }, { replace: true, preventScrollReset: true });
    if (asked.current === search) asked.current = undefined;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was ticked before the scripts came
  useEffect(() => {
    if (form.current && queryOf(form.current, sort) !== inAddress) void choose();
  }, []);

  // Back and Forward. The answer to a tick that another has followed is not what is ticked.
  useEffect(() => {
    if (asked.current !== undefined && asked.current !== inAddress) return;
    const chosen = filterIn(facets);
    for (const box of form.current?.querySelectorAll<HTMLInputElement>("[type=checkbox]") ?? [])
      box.checked = facetNames.some((name) => name === box.name && chosen[name]?.includes(box.value));
  }, [facets, inAddress]);

  return (
    <form
      ref={form}
      className={styles.form}
      // Or the browser ticks again, on Back, what the address of that step has not.
      autoComplete="off"
      onChange={() => void choose()}
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
                  <span>
                    {label} <small>{count}</small>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
      <button type="submit" className={buttons.button}>
        {filterWords.show}
      </button>
    </form>
  );
}

/** As `listQuery` writes it. */
function queryOf(form: HTMLFormElement, sort: string | undefined): string {
  const sent = new FormData(form);
  return listQuery(Object.fromEntries(facetNames.map((name) => [name, sent.getAll(name).map(String)])), sort);
}
