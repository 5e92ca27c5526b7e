import { lazy, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import swatches from "#app/dresses/swatch.module.css";
import { swatchStyle } from "#app/dresses/swatch-style.tsx";
import buttons from "#app/ui/button.module.css";
import { useAddress } from "#app/ui/dialog.tsx";
import { inLanguage } from "#app/ui/language-base.ts";
import { useChangeQuery } from "#app/ui/use-change-query.ts";
import {
  type Facet,
  type FacetOption,
  facetNames,
  type ListChoice,
  listQuery,
  readFilter,
  readFree,
} from "#model/dresses/facet.ts";
import type { FreeWords } from "#model/rental/free-day.server.ts";
import { RAIL, SORT_PARAM, VIEW_PARAM } from "#model/screens/url-parameters.ts";
import filterWords from "#words/filter.json" with { type: "json" };
import { ownDigits } from "#words/locale.ts";
import { facetLabels } from "./facet-labels.ts";
import styles from "./filter-form.module.css";

// Few collections ask for a day.
const FreeOn = lazy(async () => ({ default: (await import("./free-on.tsx")).FreeOn }));

type FilterFormProps = {
  facets: readonly Facet[];
  free: FreeWords | undefined;
  requested: ListChoice;
  /** The id of the form; its button stands elsewhere. */
  id: string;
  onDone: (form: HTMLFormElement) => void;
};

/** A tick goes into the address at once; without script the button sends the form. */
export function FilterForm({ facets, free, requested, id, onDone }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const changeQuery = useChangeQuery();
  const address = useAddress();
  const isThere = useLocation().hash === address.hash;
  const isWatched = useRef(false);
  /** The visitor has ticked a value of this facet. */
  const ticked = useRef("");
  const inAddress = listQuery(requested);

  function choose() {
    if (!form.current) return;
    const { hash } = address;
    // The entry of the open dialog becomes the list's own: Back leads to the list as it was before the dialog was opened. It does so at
    // once, because Escape may follow, which asks what is on its way.
    void changeQuery(
      { search: queryOf(form.current, requested), hash },
      { replace: isThere, flushSync: true },
    );
  }

  // A chip, Back and Forward change the filter elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filter is in the address
  useEffect(() => {
    if (!form.current) return;
    const isFirst = !isWatched.current;
    isWatched.current = true;
    // A tick from before the scripts counts.
    if (isFirst && queryOf(form.current, requested) !== inAddress) return choose();
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
      id={id}
      className={styles.form}
      // A document without script has the fragment that opens the dialog in its address.
      action={inLanguage(address.pathname)}
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
      {requested.sort && <input type="hidden" name={SORT_PARAM} value={requested.sort} />}
      {requested.isRail && <input type="hidden" name={VIEW_PARAM} value={RAIL} />}
      {free && <FreeOn words={free} day={requested.free ?? ""} onUse={choose} />}
      {facets.map(({ name, options }) => (
        <fieldset key={name}>
          <legend className="label soft">{facetLabels[name]}</legend>
          <ul>
            {options.map((option) => (
              <Option key={option.value} name={name} option={option} />
            ))}
          </ul>
        </fieldset>
      ))}
    </form>
  );
}

function Option({ name, option }: { name: string; option: FacetOption }) {
  const { value, label, swatch, count, isChosen } = option;
  const isUnavailable = count === 0 && !isChosen;
  return (
    <li>
      <label className={styles.option}>
        <input
          className="covers"
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={isChosen}
          disabled={isUnavailable}
        />
        <span
          className={swatch ? styles.colour : styles.choice}
          data-unavailable={isUnavailable ? "" : undefined}
        >
          {swatch && <span className={`${swatches.swatch} ${styles.swatch}`} style={swatchStyle(swatch)} />}
          <span>
            <span>{`${label} `}</span>
            {/* A value that leads nowhere is soft, and has no number to compare. */}
            {!isUnavailable && <small>{ownDigits(count)}</small>}
          </span>
        </span>
      </label>
    </li>
  );
}

type AskDayProps = { words: FreeWords; requested: ListChoice; path: string };

/** The same field at the head of the list, where it is seen before the menu is opened. */
export function AskDay({ words, requested, path }: AskDayProps) {
  const form = useRef<HTMLFormElement>(null);
  const changeQuery = useChangeQuery();

  function choose() {
    const free = form.current ? readFree(new FormData(form.current)) : undefined;
    // A half-typed date asks for nothing.
    if (free !== requested.free) void changeQuery({ search: listQuery({ ...requested, free }) }, {});
  }

  return (
    <form
      ref={form}
      action={inLanguage(path)}
      autoComplete="off"
      onChange={choose}
      onSubmit={(event) => event.preventDefault()}
    >
      {[...new URLSearchParams(listQuery({ ...requested, free: undefined }))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FreeOn
        words={{ ...words, label: words.ask }}
        day={requested.free ?? ""}
        onUse={choose}
        lineClass={`${styles.free} ways`}
      >
        <noscript>
          <button type="submit" className={buttons.link}>
            {filterWords.show}
          </button>
        </noscript>
      </FreeOn>
    </form>
  );
}

/** Writes the query as `listQuery` does. */
function queryOf(form: HTMLFormElement, requested: ListChoice): string {
  const sent = new FormData(form);
  return listQuery({ ...requested, filter: readFilter(sent), free: readFree(sent) });
}
