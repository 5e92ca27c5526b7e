import type { DocumentActionComponent, DuplicateActionProps } from "sanity";
import { withoutPreviousSlugs } from "#app/catalogue/previous-slugs.ts";

/** Studio's own Duplicate, without the former slugs: two pages would claim one address of before. */
export function duplicateAsAnother(duplicate: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: Studio calls an action as a hook; this is made once, at its start
  function DuplicateAsAnother(props: DuplicateActionProps) {
    const changed: DuplicateActionProps = { ...props, mapDocument: withoutPreviousSlugs };
    return duplicate(changed);
  }
  return Object.assign(DuplicateAsAnother, { action: "duplicate" as const });
}
