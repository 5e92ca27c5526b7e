import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import type { SizeChart } from "#app/content/texts/label-texts.server.ts";
import { fetchJson } from "#app/ui/fetch-json.ts";
import { isPlainClick } from "#app/ui/plain-click.ts";
import type { SizeFinderDialogProps } from "./size-finder-dialog.tsx";
import type { FinderDress } from "./size-result.tsx";

/** The dialog needs these, which are not in the page. */
type Finder = { Dialog: ComponentType<SizeFinderDialogProps>; chart: SizeChart };

/**
 * Opens the size finder in a dialog where a link `data-finds-size` leads to its page, which is what it does without script. The dialog and the
 * chart are fetched at the first sign of interest. It stands outside of the form that the link is in, because it is one itself.
 */
export function SizeFinder({ dress }: { dress: FinderDress }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Finder>();

  const open = useEffectEvent((event: MouseEvent) => {
    const link = linkAt(event);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    const { pathname } = location;
    // She may have gone to another dress, or opened another dialog.
    const isAsked = () => location.pathname === pathname && !document.querySelector("dialog:modal");
    loadFinder().then(
      (finder) => isAsked() && setAsked({ ...finder }),
      // The page may still come, or the shop says that there is no connection.
      () => isAsked() && navigate(link.pathname + link.search),
    );
  });

  useEffect(() => {
    const page = document.getElementById("main");
    for (const link of page?.querySelectorAll("a[data-finds-size]") ?? [])
      link.setAttribute("aria-haspopup", "dialog");
    const onClick = (event: MouseEvent) => open(event);
    page?.addEventListener("click", onClick);
    page?.addEventListener("pointerover", prefetch);
    page?.addEventListener("focusin", prefetch);
    return () => {
      page?.removeEventListener("click", onClick);
      page?.removeEventListener("pointerover", prefetch);
      page?.removeEventListener("focusin", prefetch);
    };
  }, []);

  return asked && <asked.Dialog chart={asked.chart} dress={dress} asked={asked} />;
}

function linkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest("a[data-finds-size]") : null;
}

/** Fetched once; again if that has failed. */
let loading: Promise<Finder> | undefined;

function loadFinder(): Promise<Finder> {
  loading ??= fetchFinder();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

function prefetch(event: Event) {
  if (linkAt(event)) void loadFinder();
}

async function fetchFinder(): Promise<Finder> {
  const [{ SizeFinderDialog }, chart] = await Promise.all([
    import("./size-finder-dialog.tsx"),
    fetchJson<SizeChart>("/size-chart.json"),
  ]);
  return { Dialog: SizeFinderDialog, chart };
}
