import { useEffect, useEffectEvent, useRef } from "react";
import { interval, switchMap } from "rxjs";
import { useClient, useEditState, usePerspective } from "sanity";
import { type PreviewHeaderProps, usePresentationParams } from "sanity/presentation";
import { lasting } from "#studio/connection/lasting.ts";
import { workspace } from "#studio/connection/workspace.ts";
import { requestPreviewLink } from "#studio/desk/request-preview-link.ts";

/** A preview ends after 30 minutes: it is begun anew well before that, in milliseconds. */
const AGAIN_MS = 20 * 60_000;

/** The shop gives this browser the cookie that shows it drafts, whatever page the frame opens then. Resolves with the shop's address. */
export async function enterFrame(token: string | undefined, perspective?: string): Promise<string> {
  const link = await requestPreviewLink(token, { isFramed: true, release: perspective });
  // The response tells a Studio elsewhere nothing, and need not: the cookie counts.
  await fetch(link, { mode: "no-cors", credentials: "include" });
  return workspace.shopUrl;
}

/** Presentation's own bar above the shop; as long as it is there, the preview does not end. */
export function LastingHeader(props: PreviewHeaderProps) {
  const client = useClient({ apiVersion: "2025-02-19" });
  const { token } = client.config();
  const [release = "drafts"] = [props.perspective].flat();

  useEffect(() => {
    const enter = () => enterFrame(token, release === "drafts" ? undefined : release);
    const entering = interval(AGAIN_MS)
      .pipe(switchMap(() => lasting(enter)))
      .subscribe({ error: () => undefined });
    return () => entering.unsubscribe();
  }, [token, release]);

  const { id, type } = usePresentationParams();
  useFormOnClick(props);

  return (
    <>
      {/* Sanity asks for the states of no document as well, and that answer ends the tool. */}
      {id && type && <RefreshOnSave key={id} id={id} type={type} onRefresh={props.onRefresh} />}
      {/* Sharing is by a secret that this shop does not know. */}
      {props.renderDefault({ ...props, canSharePreviewAccess: false })}
    </>
  );
}

type RefreshOnSaveProps = Pick<PreviewHeaderProps, "onRefresh"> & { id: string; type: string };

/**
 * The frame fetches its page as soon as the host has saved what is typed. Presentation itself tells it a second after the last
 * key, and the shop does not listen to that.
 */
function RefreshOnSave({ id, type, onRefresh }: RefreshOnSaveProps) {
  const { selectedReleaseId } = usePerspective();
  const { draft, published, version } = useEditState(id, type, "default", selectedReleaseId);
  const revisions = [draft, published, version].map((document) => document?._rev).join(" ");
  const lastSeen = useRef(revisions);
  // A frame that does not respond is left as it is, and not loaded anew.
  const refresh = useEffectEvent(() => onRefresh(() => undefined));

  useEffect(() => {
    if (lastSeen.current !== revisions) refresh();
    lastSeen.current = revisions;
  }, [revisions]);
  return null;
}

/** Presentation's button for the form, where page and form stand one behind the other. It is in no interface of Presentation. */
const FORM_TAB = "presentation-narrow-tab-content";

/** On a narrow screen Presentation opens the field of what was clicked behind the page: the form comes to the front. */
function useFormOnClick({ iframeRef }: Pick<PreviewHeaderProps, "iframeRef">) {
  useEffect(() => {
    function showForm({ source, data }: MessageEvent<unknown>) {
      if (source === iframeRef.current?.contentWindow && isClick(data))
        document.getElementById(FORM_TAB)?.click();
    }
    addEventListener("message", showForm);
    return () => removeEventListener("message", showForm);
  }, [iframeRef]);
}

/** The overlays send one of these for a click: the present name and the one that is still in use. */
const CLICKED: readonly unknown[] = ["visual-editing/focus", "overlay/focus"];

function isClick(data: unknown): boolean {
  return typeof data === "object" && data !== null && "type" in data && CLICKED.includes(data.type);
}
