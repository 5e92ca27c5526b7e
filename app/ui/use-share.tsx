import { useEffect, useRef, useState } from "react";
import { copyText } from "./copy-text.ts";

type Shared = { url: string; title?: string };

/** `link` names the field that shows the link. */
type Words = { copied: string; notCopied: string; link: string };

/** That a link is copied is said for so long. In milliseconds. */
const SAID_MS = 2_000;

/**
 * Shares a link with the sheet of the phone where it has one; else the link is copied. Where that fails it is shown and selected
 * in a field of `outcome`, which says what has come of it.
 */
export function useShare(shared: Shared, { copied, notCopied, link }: Words) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState("");

  useEffect(() => {
    if (message !== copied) return;
    const timer = setTimeout(() => setMessage(""), SAID_MS);
    return () => clearTimeout(timer);
  }, [message, copied]);

  async function share() {
    if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
      const isDone = await navigator.share(shared).then(() => true, isClosed);
      if (isDone) return;
    }
    try {
      await navigator.clipboard.writeText(shared.url);
      setMessage(copied);
    } catch {
      if (!field.current) return;
      field.current.hidden = false;
      setMessage((await copyText(field.current)) ? copied : notCopied);
    }
  }

  const outcome = (
    <>
      <p role="status">{message}</p>
      <textarea
        ref={field}
        className="shared-link"
        hidden
        rows={2}
        readOnly
        value={shared.url}
        aria-label={link}
      />
    </>
  );
  return { share, outcome };
}

/** The sheet was closed again without a choice. */
function isClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
