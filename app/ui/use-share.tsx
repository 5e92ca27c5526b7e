import { useEffect, useRef, useState } from "react";
import { copyText } from "./copy-text.ts";

type Shared = { url: string; title?: string };

type Words = { copied: string; notCopied: string };

/** That a link is copied is said for so long. In milliseconds. */
const SAID_MS = 2_000;

/**
 * Shares a link with the sheet of the phone where it has one; else the link is copied. Where that fails it is shown and selected
 * in a field of `ShareResult`.
 */
export function useShare(shared: Shared, { copied, notCopied }: Words) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState("");

  useEffect(() => {
    if (outcome !== copied) return;
    const said = setTimeout(() => setOutcome(""), SAID_MS);
    return () => clearTimeout(said);
  }, [outcome, copied]);

  async function share() {
    if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
      const isDone = await navigator.share(shared).then(() => true, isClosed);
      if (isDone) return;
    }
    try {
      await navigator.clipboard.writeText(shared.url);
      setOutcome(copied);
    } catch {
      if (!field.current) return;
      field.current.hidden = false;
      setOutcome((await copyText(field.current)) ? copied : notCopied);
    }
  }

  return { share, result: { field, outcome, url: shared.url } };
}

type ShareResultProps = ReturnType<typeof useShare>["result"] & {
  /** The name of the field. */
  label: string;
};

/** Says what has come of it, and shows a link that could not be copied. */
export function ShareResult({ field, outcome, url, label }: ShareResultProps) {
  return (
    <>
      <p role="status">{outcome}</p>
      <textarea ref={field} className="shared-link" hidden rows={2} readOnly value={url} aria-label={label} />
    </>
  );
}

/** The sheet was closed again without a choice. */
function isClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
