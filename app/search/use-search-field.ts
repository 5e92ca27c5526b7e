import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { SEARCH_ID } from "./search-ids.ts";
import { searchText, writeSearchText } from "./search-text.ts";

type SearchField = {
  /** The text goes into the address: what is typed while that is under way is not overwritten by it. */
  submit: () => void;
  /** Whether somebody has begun to search. */
  isWanted: boolean;
};

/** Has the dialog's field follow the address. */
export function useSearchField(inAddress: string | null): SearchField {
  const seenAddress = useRef(inAddress);
  const submitted = useRef<string>(undefined);
  const [hasFocused, setHasFocused] = useState(false);

  // Before anybody sees the results of another text.
  useLayoutEffect(() => {
    if (seenAddress.current === inAddress) return;
    seenAddress.current = inAddress;
    if (inAddress !== null && inAddress !== submitted.current) writeSearchText(inAddress);
    submitted.current = undefined;
  }, [inAddress]);

  useEffect(() => {
    const dialog = document.getElementById(SEARCH_ID);
    if (!(dialog instanceof HTMLDialogElement)) return;
    const want = () => setHasFocused(true);
    // Opening puts the focus inside. It may have been opened before the scripts came.
    if (dialog.open) want();
    dialog.addEventListener("focusin", want);
    return () => dialog.removeEventListener("focusin", want);
  }, []);

  function submit() {
    submitted.current = searchText.get();
  }

  return { submit, isWanted: hasFocused || inAddress !== null };
}
