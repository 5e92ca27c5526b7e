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
      const isDone = await navigator.share(shared).then(() => true, isClosed);
      if (isDone) return;
    }
    if (!field.current) return;
    field.current.hidden = false;
    const said = (await copyText(field.current)) ? copied : notCopied;
    // It may have been put away meanwhile.
    if (field.current?.hidden === false) setOutcome(said);
  }

  function close() {
    if (field.current) field.current.hidden = true;
    setOutcome("");
  }

  return { field, outcome, share, close };
}

/** The sheet was closed again without a choice. */
function isClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
