import { useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { errors } from "#app/label/error-words.ts";
import { type NotFound, notFound } from "#app/label/not-found-texts.ts";
import buttons from "#app/ui/button.module.css";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { reloadOnce } from "./chunk-reload.ts";
import { Notice } from "./notice.tsx";

/** Draws whatever a route threw. Its texts ship with the code: an error may mean that nothing else arrived. */
export function ErrorScreen() {
  const error = useRouteError();
  const chunk = error instanceof Error && error.name === "ChunkLoadError" ? error.message : undefined;

  // A new deployment takes the old chunks away: the same address, loaded afresh, has the new ones.
  useEffect(() => {
    if (chunk) reloadOnce(chunk);
  }, [chunk]);

  // It may stand in for a long page that was scrolled to its end.
  // The braces matter: in some browsers scrollTo returns a promise, which is no way to clean up.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);

  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  if (isLineDown(error)) return <OfflineScreen />;
  const { unexpected } = errors;
  return (
    <Notice
      title={unexpected.heading}
      sentences={[messageOf(error), chunk ? errors.chunk.sentence : unexpected.sentence]}
      picture={unexpected.picture}
      size="long"
    >
      <button
        type="button"
        className={`${buttons.button} ${buttons.ink}`}
        onClick={() => window.location.reload()}
      >
        {chunk ? errors.chunk.reload : unexpected.retry}
      </button>
      <a className={buttons.link} href="/">
        {unexpected.home}
      </a>
    </Notice>
  );
}

export function NotFoundScreen({ texts = notFound }: { texts?: NotFound }) {
  const { title, sentence, picture, waysOn } = texts;
  const [first, ...others] = waysOn;
  return (
    <Notice title={title} sentences={[sentence]} picture={picture}>
      {first && (
        <ScreenLink className={`${buttons.button} ${buttons.ink}`} href={first.href}>
          {first.label}
        </ScreenLink>
      )}
      {others.map(({ id, label, href }) => (
        <ScreenLink key={id} className={buttons.link} href={href}>
          {label}
        </ScreenLink>
      ))}
    </Notice>
  );
}

function OfflineScreen() {
  const { offline } = errors;
  return (
    <Notice title={offline.heading} sentences={[offline.sentence]}>
      <button
        type="button"
        className={`${buttons.button} ${buttons.ink}`}
        onClick={() => window.location.reload()}
      >
        {offline.retry}
      </button>
    </Notice>
  );
}

/** `fetch` says no more than "TypeError" when no answer came; the browser knows whether it has a line at all. */
function isLineDown(error: unknown): boolean {
  return error instanceof TypeError && typeof navigator !== "undefined" && !navigator.onLine;
}

/** The server sends its own mistakes without words or stack; those of the browser may be read. */
function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : "Unknown error";
}
