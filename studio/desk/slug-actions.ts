import {
  type DocumentActionComponent,
  type DocumentActionProps,
  type DuplicateActionProps,
  useDocumentOperation,
} from "sanity";
import { slugsToKeep, withoutPreviousSlugs } from "#app/catalogue/previous-slugs.ts";

/**
 * Studio's own Publish first notes the slug that it replaces, and the shop redirects from there to the new one. Releases and scripts do not
 * note it; `content:check` finds such a slug in the history.
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

/** Studio's own Duplicate leaves the former slugs out, or two pages would claim one old address. */
export function duplicateWithoutSlugs(duplicate: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: Studio calls an action as a hook; this is made once, at its start
  function DuplicateWithoutSlugs(props: DuplicateActionProps) {
    const changed: DuplicateActionProps = { ...props, mapDocument: withoutPreviousSlugs };
    return duplicate(changed);
  }
  return Object.assign(DuplicateWithoutSlugs, { action: "duplicate" as const });
}
