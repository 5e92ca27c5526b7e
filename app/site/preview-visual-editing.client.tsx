import overlayStyles from "@sanity/ui/styles.css?url";
import {
  type HistoryAdapterNavigate,
  type HistoryUpdate,
  VisualEditing as Overlays,
} from "@sanity/visual-editing/react";
import { type ComponentProps, useEffect, useEffectEvent, useState } from "react";
import { useLocation, useMatches, useNavigate, useRevalidator } from "react-router";
import { inLanguage, sharedPath } from "#app/ui/language-base.ts";
import ownStyles from "./preview-visual-editing.css?url";

/**
 * Ties the shop to the Studio that shows it beside its form: a click on a text or picture opens its field, what is typed there is
 * fetched and shown, and both go to the same address. The library's own component for this router connects anew with every refresh.
 */
export function VisualEditing() {
  const navigate = useNavigate();
  const refreshPage = useRefresh();
  const { pathname, search, hash } = useLocation();
  const [report, setReport] = useState<HistoryAdapterNavigate>();
  const [options, setOptions] = useState<ComponentProps<typeof Overlays>>();

  const refresh = useEffectEvent(() => refreshPage());
  const go = useEffectEvent(({ type, url }: HistoryUpdate) => {
    if (type === "pop") void navigate(-1);
    else void navigate(sharedPath(url), { replace: type === "replace" });
  });

  // They stay the same: with others the overlays connect anew.
  useEffect(() => {
    setOptions({
      portal: true,
      history: {
        subscribe(tell) {
          setReport(() => tell);
          return () => setReport(undefined);
        },
        update: (update) => go(update),
      },
      // Studio's own header says it when something is saved, a second sooner: studio/presentation/frame-access.tsx.
      refresh: ({ source }) => source === "manual" && refresh(),
      onPerspectiveChange: (perspective) => void showPerspective(perspective, () => refresh()),
    });
  }, []);

  useEffect(() => {
    report?.({ type: "push", url: inLanguage(pathname + search + hash) });
  }, [report, pathname, search, hash]);

  return (
    options && (
      <>
        <link rel="stylesheet" href={overlayStyles} precedence="default" />
        <link rel="stylesheet" href={ownStyles} precedence="default" />
        <Overlays {...options} />
      </>
    )
  );
}

/**
 * Fetches the page again. The router drops an error once React has drawn that it fetches, which a busy machine may skip; going to the
 * same address always drops it.
 */
export function useRefresh(): () => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const location = useLocation();
  const isError = useMatches().at(-1)?.loaderData === undefined;
  return async () =>
    isError ? await navigate(location, { replace: true, preventScrollReset: true }) : await revalidate();
}

/** Drafts, what is published, or a release, the first of the stack that Studio names. */
async function showPerspective(perspective: string | readonly string[], refresh: () => Promise<void>) {
  const [release] = typeof perspective === "string" ? [perspective] : perspective;
  const body = JSON.stringify(release === "drafts" ? {} : { release });
  const response = await fetch("/preview/perspective", { method: "POST", body });
  const { isChanged } = response.ok ? await response.json() : { isChanged: false };
  if (isChanged === true) await refresh();
}
