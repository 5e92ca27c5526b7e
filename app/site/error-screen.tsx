import { say } from "@trousseau/words/say.ts";
import { useContext, useEffect } from "react";
import { isRouteErrorResponse, useRevalidator, useRouteError, useRouteLoaderData } from "react-router";
import { HeadContext } from "#app/label-head.tsx";
import buttons from "#app/ui/button.module.css";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { readStored, store } from "#app/ui/device-storage.ts";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { inLanguage } from "#app/ui/language-base.ts";
import type { NotFound } from "#model/texts/label-texts.server.ts";
import { notFound } from "#model/texts/not-found-texts.ts";
import errorWords from "#words/errors.json" with { type: "json" };
import { isConnectionError, isReachable } from "./connection.ts";
import errorPicture from "./error-picture.webp";
import { Notice, WaysOn } from "./notice.tsx";
import { focusScreen } from "./route-focus.ts";
import { CHUNK_LOAD_ERROR } from "./route-modules.ts";
import { SeenPages } from "./seen-pages.tsx";
import type { SiteLayoutTexts } from "./site-layout-texts.server.ts";
import { useReached } from "./use-reached.ts";
import { WriteToUs } from "./write-to-us.tsx";

/** The scripts that this tab has reloaded the page for. */
const RELOADED_KEY = "reloaded-for";

/** Renders whatever a route threw. Its texts ship with the code: an error may mean that nothing else arrived. */
export function ErrorScreen() {
  const error = useRouteError();
  const chunk = error instanceof Error && error.name === CHUNK_LOAD_ERROR ? error.message : undefined;
  const isOffline = isLineDown(error);
  const isLost = isRouteErrorResponse(error) && error.status === 404;

  // A new deployment removes the old chunks: the same address, reloaded, has the new ones.
  useEffect(() => {
    if (chunk && !isOffline) reloadOnce(chunk);
  }, [chunk, isOffline]);

  // It comes and goes without another address, and may stand in for a long page that was scrolled to its end.
  useEffect(() => {
    focusScreen();
    window.scrollTo(0, 0);
    return () => focusScreen();
  }, []);

  if (isOffline) return <OfflineScreen isScriptMissing={chunk !== undefined} />;
  return (
    <>
      <title>{isLost ? errorWords.notFound : errorWords.unexpected.heading}</title>
      <meta name="robots" content="noindex" />
      {isLost ? (
        <NotFoundScreen />
      ) : (
        <UnexpectedScreen message={messageOf(error)} isScriptMissing={chunk !== undefined} />
      )}
    </>
  );
}

type UnexpectedScreenProps = { message: string; isScriptMissing: boolean };

function UnexpectedScreen({ message, isScriptMissing }: UnexpectedScreenProps) {
  const { unexpected, chunk } = errorWords;
  const requestId = useRequestId();
  const again = requestId ? [say(unexpected, "again", { reference: requestId })] : [];
  return (
    <Notice
      title={unexpected.heading}
      sentences={[isScriptMissing ? chunk.sentence : unexpected.sentence, message, ...again]}
      // It comes with the code, as the words do, and is small enough for every screen.
      picture={{ src: errorPicture, width: 1440, height: 900, alt: "" }}
      size="long"
    >
      {requestId && <meta name={REQUEST_ID} content={requestId} />}
      <button
        type="button"
        className={`${buttons.button} ${buttons.ink}`}
        onClick={() => window.location.reload()}
      >
        {isScriptMissing ? chunk.reload : unexpected.retry}
      </button>
      <a className={buttons.link} href={inLanguage("/")}>
        {unexpected.home}
      </a>
    </Notice>
  );
}

const REQUEST_ID = "request-id";

/** The server's page hands it to the browser, and it goes with the screen. An error of the browser's own has none. */
function useRequestId(): string | undefined {
  const head = useContext(HeadContext);
  if (import.meta.env.SSR) return head?.requestId;
  return document.querySelector<HTMLMetaElement>(`meta[name="${REQUEST_ID}"]`)?.content;
}

export function NotFoundScreen({ texts = notFound }: { texts?: NotFound | undefined }) {
  const { title, sentence, picture, waysOn } = texts;
  const field = useDataAttribute("notFound");
  const fields = { sentence: field("sentence"), picture: field("picture") };
  return (
    <Notice title={title} sentences={[sentence]} picture={picture} fields={fields}>
      <WaysOn links={waysOn} />
    </Notice>
  );
}

/** Goes by itself once there is a connection again. */
export function OfflineScreen({ isScriptMissing }: { isScriptMissing: boolean }) {
  const { offline } = errorWords;
  const { revalidate } = useRevalidator();
  // Chromium remembers that a script did not come; only a new page asks for it again.
  const goOn = () => (isScriptMissing ? location.reload() : revalidate());
  const retry = async () => (await isReachable()) && goOn();
  // A browser that has noticed no connection yet would reload for the script again and again.
  useReached(() => (isScriptMissing && !navigator.onLine ? undefined : goOn()));

  return (
    <>
      <title>{withoutEmphasis(offline.heading)}</title>
      <meta name="robots" content="noindex" />
      <Notice title={offline.heading} sentences={[offline.sentence]}>
        <button type="button" className={`${buttons.button} ${buttons.ink}`} onClick={retry}>
          {offline.retry}
        </button>
        <Telephone />
        <SeenPages />
        <WriteToUs hasTelephone />
      </Notice>
    </>
  );
}

/** The layout has it, unless the layout itself did not come. */
function Telephone() {
  const { layout } = useRouteLoaderData<{ layout: Pick<SiteLayoutTexts, "telephone"> }>("root") ?? {};
  if (!layout?.telephone.phone) return null;
  const { phone, phoneDisplay } = layout.telephone;
  return (
    <a className={buttons.link} href={`tel:+${phone}`} dir="ltr">
      {phoneDisplay}
    </a>
  );
}

/**
 * Reloads the page because a script is missing: after a new deployment the fresh page names scripts that exist. Only
 * once for each script, and never where that cannot be remembered.
 */
function reloadOnce(name: string): void {
  const names = readStored("sessionStorage", RELOADED_KEY)?.split("\n") ?? [];
  if (names.includes(name)) return;
  if (store("sessionStorage", RELOADED_KEY, [...names, name].join("\n"))) location.reload();
}

function isLineDown(error: unknown): boolean {
  if (isConnectionError(error)) return true;
  return error instanceof Error && error.name === CHUNK_LOAD_ERROR && !navigator.onLine;
}

/** The server sends its own mistakes without words or stack; those of the browser may be read. */
function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error))
    return say(errorWords, "answered", { status: error.status, reason: error.statusText });
  return error instanceof Error ? error.message : errorWords.unknown;
}
