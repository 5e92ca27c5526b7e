import { useId, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import buttons from "#app/ui/button.module.css";
import { inLanguage } from "#app/ui/language-base.ts";
import { WISHLIST_PATH } from "#model/screens/screen-paths.ts";
import { DIFFERENCES_PARAM, DRESS_PARAM, MARKED, SEARCH_PARAM } from "#model/screens/url-parameters.ts";
import { listedItems } from "#model/screens/wishlist-address.ts";
import wishlistPageWords from "#words/wishlist-page.json" with { type: "json" };
import styles from "./listed-dresses.module.css";
import { listAddress, marksDifferences } from "./own-list.ts";

/**
 * The box marks at once by style sheet, and then the address says so; without script a button does that. The box and its words are siblings
 * of the list, and belong to the form beside them.
 */
export function MarkDifferences() {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const parameters = new URLSearchParams(search);
  const isMarked = marksDifferences(parameters);
  const dresses = listedItems(parameters);

  function follow(isWanted: boolean) {
    const address = listAddress(dresses, isWanted, parameters.get(SEARCH_PARAM));
    void navigate(address, { replace: true, preventScrollReset: true, state });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was ticked before the scripts came, and before that is undone
  useLayoutEffect(() => {
    if (box.current && box.current.checked !== isMarked) follow(box.current.checked);
  }, []);

  // The box follows Back and Forward; a tick from before hydration stays while its address is on its way.
  const last = useRef(isMarked);
  useLayoutEffect(() => {
    if (box.current && last.current !== isMarked) box.current.checked = isMarked;
    last.current = isMarked;
  }, [isMarked]);

  return (
    <>
      <input
        ref={box}
        id={id}
        className={styles.check}
        type="checkbox"
        name={DIFFERENCES_PARAM}
        value={MARKED}
        form={`${id}-form`}
        autoComplete="off"
        defaultChecked={isMarked}
        onChange={({ currentTarget: { checked } }) => follow(checked)}
      />
      <label className={styles.differences} htmlFor={id}>
        {wishlistPageWords.differences}
      </label>
      <form id={`${id}-form`} action={inLanguage(WISHLIST_PATH)}>
        {dresses.map((item) => (
          <input key={item} type="hidden" name={DRESS_PARAM} value={item} />
        ))}
        <noscript>
          <button type="submit" className={buttons.link}>
            {wishlistPageWords.showDifferences}
          </button>
        </noscript>
      </form>
    </>
  );
}
