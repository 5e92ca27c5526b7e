import { useRef, useState } from "react";
import { copyText } from "./copy-text.ts";

type Shared = { url: string; title?: string };

type Words = { copied: string; notCopied: string };

/**
 * Shares a link with the sheet of the phone where it has one; else the link is copied, and shown in `field` in case it was not.
 * `field` is hidden until then; `outcome` is empty.
 */
export function useShare(shared: Shared, { copied, notCopied }: Words) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState("");

  async function share() {
    if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
      // Closed again without a choice, it rejects.
      return navigator.share(shared).catch(() => undefined);
    }
    if (!field.current) return;
    field.current.hidden = false;
    setOutcome((await copyText(field.current)) ? copied : notCopied);
  }

  function close() {
    if (field.current) field.current.hidden = true;
    setOutcome("");
  }

  return { field, outcome, share, close };
}
