import { SIZE_FINDER_PATH } from "@trousseau/words/size-chart.ts";
import { useNavigate } from "react-router";
import { fetchJson } from "#app/ui/fetch-json.ts";
import { useDialogPart } from "#app/ui/use-dialog-part.ts";
import { type Product, pathAbout } from "#model/dresses/product.ts";
import type { SizeChart } from "#model/texts/label-texts.server.ts";
import type { FinderDress } from "./size-result.tsx";

export const SIZE_FINDER_ID = "size-finder";

/** The dialog over a dress's page, with what it needs that is not in the page. It stands outside of the page's form, being one itself. */
export function SizeFinder({ dress }: { dress: FinderDress }) {
  const navigate = useNavigate();
  const href = pathAbout(dress.slug, SIZE_FINDER_PATH);
  // The page may still come, or the shop says that there is no connection.
  const finder = useDialogPart(SIZE_FINDER_ID, loadFinder, () => navigate(href, { replace: true }));
  return finder && <finder.Dialog id={SIZE_FINDER_ID} chart={finder.chart} dress={dress} />;
}

/** The first sign of interest fetches the dialog ahead. */
export function prefetchFinder(): void {
  loadFinder().catch(() => undefined);
}

/** Fetched once; again if that has failed. */
let loading: ReturnType<typeof fetchFinder> | undefined;

function loadFinder() {
  loading ??= fetchFinder();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function fetchFinder() {
  const [{ SizeFinderDialog }, chart] = await Promise.all([
    import("./size-finder-dialog.tsx"),
    fetchJson<SizeChart>("/size-chart.json"),
  ]);
  return { Dialog: SizeFinderDialog, chart };
}

/** Whether a size finder has anything to say of a dress. */
export function knowsSizeOf({ sizes }: Pick<Product, "sizes">, { rows }: SizeChart): boolean {
  return sizes.some(({ label }) => rows.some(({ size }) => size === label));
}
