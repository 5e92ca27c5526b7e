import { useEffect, useState } from "react";
import { searchText } from "./search-text.ts";

export type SearchField = {
  text: string;
  setText: (text: string) => void;
  /** The text goes into the address: what is typed while that is under way is not overwritten by it. */
  submit: () => void;
  /** Whether somebody has begun to search. */
  isWanted: boolean;
};

/** What stands in the field of the dialog: what is typed, or what comes with another address. */
export function useSearchField(dialogId: string, inAddress: string | null): SearchField {
  const [text, setText] = useState(inAddress ?? "");
  const [seenAddress, setSeenAddress] = useState(inAddress);
  const [submitted, setSubmitted] = useState<string | null>(null);
  const [isWanted, setIsWanted] = useState(inAddress !== null);
  if (seenAddress !== inAddress) {
    setSeenAddress(inAddress);
    setSubmitted(null);
    if (inAddress !== null) setIsWanted(true);
    if (inAddress !== null && inAddress !== submitted) setText(inAddress);
  }

  useEffect(() => searchText.set(text), [text]);

  useEffect(() => {
    const dialog = document.getElementById(dialogId);
    if (!(dialog instanceof HTMLDialogElement)) return;
    const want = () => setIsWanted(true);
    // Opening puts the focus inside. It may have been opened before the scripts came.
    if (dialog.open) want();
    dialog.addEventListener("focusin", want);
    return () => dialog.removeEventListener("focusin", want);
  }, [dialogId]);

  return { text, setText, submit: () => setSubmitted(text), isWanted };
}
