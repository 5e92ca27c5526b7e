import { useEffect, useEffectEvent, useRef } from "react";
import { useEditState, usePerspective } from "sanity";
import { type PreviewHeaderProps, usePresentationParams } from "sanity/presentation";

/**
 * The frame fetches its page as soon as the content host has saved what is typed. Presentation itself tells it a second after the last
 * key, and then again (`PostMessageRefreshMutations`): the shop goes by this alone.
 */
export function useRefreshOnSave({ onRefresh }: Pick<PreviewHeaderProps, "onRefresh">) {
  const { id = "", type = "" } = usePresentationParams();
  const { selectedReleaseId } = usePerspective();
  const { draft, published, version } = useEditState(id, type, "default", selectedReleaseId);
  const revisions = [draft, published, version].map((document) => document?._rev).join(" ");
  const known = useRef({ id, revisions });
  // A frame that does not respond is left as it is, and not loaded anew.
  const refresh = useEffectEvent(() => onRefresh(() => undefined));

  useEffect(() => {
    const { current } = known;
    known.current = { id, revisions };
    if (current.id === id && current.revisions !== revisions) refresh();
  }, [id, revisions]);
}
