import { type DocumentActionComponent, type DocumentActionProps, useDocumentOperation } from "sanity";
import { slugsToKeep } from "#app/catalogue/previous-slugs.ts";

/**
 * Studio's own Publish, which first notes the slug that is about to be replaced: the shop leads from there to the new one. In a
 * release or by a script nobody notes it; `content:check` finds such a slug in the history.
 */
export function publishKeepingSlug(publish: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: Studio calls an action as a hook; this is made once, at its start
  function PublishKeepingSlug(props: DocumentActionProps) {
    const { id, type, draft, published } = props;
    const { patch } = useDocumentOperation(id, type);
    const action = publish(props);
    const previousSlugs = slugsToKeep(draft, published);
    if (!action?.onHandle || !previousSlugs) return action;
    function onHandle() {
      patch.execute([{ set: { previousSlugs } }]);
      action?.onHandle?.();
    }
    return { ...action, onHandle };
  }
  return Object.assign(PublishKeepingSlug, { action: "publish" as const });
}
