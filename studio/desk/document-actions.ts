import { EyeOpenIcon } from "@sanity/icons/EyeOpen";
import { LaunchIcon } from "@sanity/icons/Launch";
import { UnpublishIcon } from "@sanity/icons/Unpublish";
import { useToast } from "@sanity/ui/toast";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  type DuplicateActionProps,
  getDraftId,
  getPublishedId,
  useClient,
  useDocumentOperation,
  usePerspective,
  useSchema,
  useValidationStatus,
} from "sanity";
import { slugOfId } from "#model/dresses/category.ts";
import { slugsToKeep, withoutPreviousSlugs } from "#model/dresses/previous-slugs.ts";
import { workspace } from "#studio/connection/workspace.ts";
import { examples, folders, pages } from "#studio/presentation/shop-pages.ts";
import { listed } from "#words/locale.ts";
import { openPreview } from "./request-preview-link.ts";
import { COMES_BACK, nextTimeOf, useSchedule, whenPublished } from "./schedule.ts";

/** Only a published document has a page that visitors see. */
export const ViewInShop: DocumentActionComponent = ({ id, type, published }) => {
  const path = shopPath(type, id, published);
  if (!workspace.shopUrl || !path) return null;
  return {
    label: t("View in shop"),
    icon: LaunchIcon,
    disabled: type === "product" && !published,
    title: type === "product" && !published ? t("It is not published yet: open the preview.") : null,
    onHandle: () => void window.open(`${workspace.shopUrl}${path}`, "_blank", "noopener"),
  };
};
ViewInShop.displayName = "ViewInShop";

/** The preview shows this editor the shop with every draft, or with the chosen release, for half an hour. */
export const OpenPreview: DocumentActionComponent = ({ id, type, draft, published, version }) => {
  const client = useClient({ apiVersion: "2025-02-19" });
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const { selectedReleaseId: release } = usePerspective();
  const path = shopPath(type, id, version ?? draft ?? published);
  if (!workspace.shopUrl || !path) return null;

  async function open(to: string) {
    setIsAsking(true);
    await openPreview(client.config().token, { to, release }).catch((error: unknown) =>
      toast.push({ status: "error", title: t("The preview did not open"), description: String(error) }),
    );
    setIsAsking(false);
  }

  return { label: t("Open preview"), icon: EyeOpenIcon, disabled: isAsking, onHandle: () => void open(path) };
};
OpenPreview.displayName = "OpenPreview";

/** The page of the shop that shows a document; undefined while it has no address. */
function shopPath(type: string, id: string, document: unknown): string | undefined {
  const folder = folders[type];
  if (!folder) return (pages[type] ?? examples[type])?.href;
  const slug = slugOf(document) || (type === "collection" ? slugOfId(getPublishedId(id)) : "");
  return slug ? folder + slug : undefined;
}

function slugOf(document: unknown): string | undefined {
  if (typeof document !== "object" || document === null || !("slug" in document)) return undefined;
  const { slug } = document;
  if (typeof slug !== "object" || slug === null || !("current" in slug)) return undefined;
  return typeof slug.current === "string" ? slug.current : undefined;
}

/**
 * Studio offers Unpublish only beside the published version, which nobody finds. This action stands beside the draft
 * that everybody looks at.
 */
export const TakeOutOfShop: DocumentActionComponent = ({ id, type, published }) => {
  const { unpublish } = useDocumentOperation(id, type);
  const { selectedPerspectiveName } = usePerspective();
  const [isAsking, setIsAsking] = useState(false);
  const isScheduled = nextTimeOf(id, useSchedule()) !== undefined;
  if (type !== "product" || !published || selectedPerspectiveName !== undefined) return null;

  function takeOut() {
    setIsAsking(false);
    unpublish.execute();
  }

  return {
    label: t("Remove from the shop"),
    icon: UnpublishIcon,
    tone: "critical",
    disabled: Boolean(unpublish.disabled),
    onHandle: () => setIsAsking(true),
    dialog: isAsking && {
      type: "confirm",
      tone: "critical",
      message: [
        t("Shoppers will not see this dress any more. It stays here as a draft and can be published again."),
        ...(isScheduled ? [COMES_BACK] : []),
      ].join(" "),
      confirmButtonText: t("Remove it"),
      onCancel: () => setIsAsking(false),
      onConfirm: takeOut,
    },
  };
};
TakeOutOfShop.displayName = "TakeOutOfShop";

/**
 * Studio's own Publish first notes the slug that it replaces, and the shop redirects from there. `content:check` finds the slugs
 * that releases and scripts have replaced.
 */
export function publishKeepingSlug(publish: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: Studio calls an action as a hook; this is made once, at its start
  function PublishKeepingSlug(props: DocumentActionProps) {
    const { id, type, draft, published } = props;
    const { patch } = useDocumentOperation(id, type);
    const faults = useFaultyFields(id, type);
    const action = withFaults(publish(props), faults);
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

/** The titles of the fields that keep a document from being published. */
export function useFaultyFields(id: string, type: string): string[] {
  const schemaType = useSchema().get(type);
  const { validation } = useValidationStatus(getDraftId(id), type, true);
  const names = new Set(validation.filter(({ level }) => level === "error").map(({ path: [name] }) => name));
  const fields = schemaType && "fields" in schemaType ? schemaType.fields : [];
  return fields.filter(({ name }) => names.has(name)).map(({ name, type: field }) => field.title ?? name);
}

/** Studio itself says that there are "validation errors", and not where. */
export function withFaults(action: DocumentActionDescription | null, fields: readonly string[]) {
  if (!action?.disabled || fields.length === 0) return action;
  return { ...action, title: t("Needs fixing: {{fields}}", { fields: listed(fields) }) };
}

/** A document that is deleted before its time would come back, so that the content refuses it. */
export function takenBackFirst(action: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: Studio calls an action as a hook; this is made once, at its start
  function TakenBackFirst(props: DocumentActionProps) {
    const schedule = useSchedule();
    const described = action(props);
    const next = nextTimeOf(props.id, schedule);
    const isLast = action.action === "delete" || !(props.published || props.version);
    if (!described || !next || !isLast) return described;
    const when = whenPublished(next, schedule.timeZone);
    const title = next.isAlone
      ? t("{{when}}: choose “Do not publish” first.", { when })
      : t("{{when}}: unschedule that release first.", { when });
    return { ...described, disabled: true, title };
  }
  return Object.assign(TakenBackFirst, { action: action.action });
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
