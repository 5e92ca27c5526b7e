import { createDataAttribute } from "@sanity/visual-editing/create-data-attribute";
import { lazy, type ReactNode, Suspense, useMemo, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { DataAttributeContext, type DataAttributeOf, type FieldPath } from "#app/ui/data-attribute.ts";
import { inLanguage } from "#app/ui/language-base.ts";
import { labelled } from "#words/locale.ts";
import previewNames from "#words/preview.json" with { type: "json" };
import styles from "./shop-preview.module.css";

type ShopPreviewProps = {
  /** The title of the release. */
  title: string | undefined;
  /** Their keys are type and slug, "product/aurelie". They are there in Studio's Presentation alone. */
  documentIds: Readonly<Record<string, string>> | undefined;
  children: ReactNode;
};

const VisualEditing = lazy(async () => ({
  default: (await import("./preview-visual-editing.client.tsx")).VisualEditing,
}));

/** Ties the page to Studio's form beside it; in a tab of its own it reminds an editor that visitors do not see the page. */
export function ShopPreview({ title, documentIds, children }: ShopPreviewProps) {
  const place = useSyncExternalStore(unchanging, placeOf, () => undefined);
  const attributeOf = useMemo(() => attributesFor(documentIds), [documentIds]);
  const isInTab = !documentIds || place === "tab";
  return (
    <DataAttributeContext value={attributeOf}>
      {children}
      {isInTab && <PreviewBar title={title} />}
      {!isInTab && place && (
        <Suspense>
          <VisualEditing />
        </Suspense>
      )}
    </DataAttributeContext>
  );
}

function PreviewBar({ title }: Pick<ShopPreviewProps, "title">) {
  const { pathname, search } = useLocation();
  return (
    <aside className={styles.bar} aria-label={previewNames.title}>
      <span>{title === undefined ? previewNames.title : labelled(previewNames.title, title)}</span>
      <a href={`/preview/leave?${new URLSearchParams({ to: inLanguage(pathname + search) })}`}>
        {previewNames.leave}
      </a>
    </aside>
  );
}

function attributesFor(documentIds: ShopPreviewProps["documentIds"]): DataAttributeOf {
  return (type, slug, path) => {
    const id = slug === undefined ? type : documentIds?.[`${type}/${slug}`];
    return documentIds && id ? createDataAttribute({ id, type, baseUrl: "/" })(namedPart(path)) : undefined;
  };
}

const key = /^[\w-]+$/;

/** An import may have left out the keys of a list: then the whole list is named. */
function namedPart(path: FieldPath) {
  const named: (string | { _key: string })[] = [];
  for (const part of path) {
    if (typeof part !== "string" && !key.test(part._key ?? "")) return named;
    named.push(typeof part === "string" ? part : { _key: part._key ?? "" });
  }
  return named;
}

/** The same preview may be opened in a tab of its own, where there is no form to lead to. */
function placeOf() {
  return window.parent === window ? "tab" : "frame";
}

function unchanging() {
  return () => undefined;
}
