import { type ComponentType, type MouseEvent, type ReactNode, useState } from "react";
import type { ProductPicture } from "#app/catalogue/product.ts";
import { loadDeferredModules } from "#app/site/load-deferred-modules.ts";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { rendition } from "#app/ui/rendition.ts";
import type { LightboxProps } from "./lightbox.tsx";

/** Width of the picture that a click opens without script, in pixels. */
const LARGEST = 1920;

/** The address of a picture by itself. */
export function largePicture({ src, width, height }: ProductPicture): string {
  return rendition(src, Math.min(width, LARGEST), height / width);
}

type Opening = { Lightbox: ComponentType<LightboxProps>; start: number; count: number };

/** The lightbox, and what opens it: the click on a link to the large picture. Its script is loaded then. */
export function useLightbox(props: Pick<LightboxProps, "name" | "pictures" | "onClose">) {
  const [opening, setOpening] = useState<Opening>();

  async function enlarge(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { href, dataset } = event.currentTarget;
    dataset["tapped"] = "";
    try {
      const { Lightbox } = await import("./lightbox.tsx");
      setOpening((last) => ({ Lightbox, start: index, count: (last?.count ?? 0) + 1 }));
    } catch {
      // The script did not arrive: follow the link, as without script. Without a connection that would lead out of the shop.
      const parts = await loadDeferredModules().catch(() => undefined);
      if (!parts || (await parts.isReachable(href))) location.assign(href);
    } finally {
      delete dataset["tapped"];
    }
  }

  const lightbox: ReactNode = opening && (
    <opening.Lightbox key={opening.count} {...props} start={opening.start} />
  );
  return { lightbox, enlarge };
}
