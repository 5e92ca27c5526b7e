import { type ComponentType, type MouseEvent, type ReactNode, useState } from "react";
import type { ProductPicture } from "#app/catalogue/product.ts";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { rendition } from "#app/ui/rendition.ts";
import type { LightboxProps } from "./lightbox.tsx";

/** Without script a click opens a picture of this width in pixels. */
const LARGEST = 1920;

/** Addresses a picture by itself. */
export function largePicture({ src, width, height }: ProductPicture): string {
  return rendition(src, Math.min(width, LARGEST), height / width);
}

type Opening = { Lightbox: ComponentType<LightboxProps>; start: number; count: number };

/** The lightbox, and what opens it: a click on a link to the large picture. Its script is loaded then. */
export function useLightbox(props: Pick<LightboxProps, "name" | "pictures" | "onClose">) {
  const [opening, setOpening] = useState<Opening>();

  async function enlarge(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { href, dataset } = event.currentTarget;
    dataset["opening"] = "";
    try {
      const { Lightbox } = await import("./lightbox.tsx");
      setOpening((last) => ({ Lightbox, start: index, count: (last?.count ?? 0) + 1 }));
    } catch {
      // Without its script the click follows the link; without a connection that would lead out of the shop.
      const connection = await import("#app/site/connection.ts").catch(() => undefined);
      if (!connection || (await connection.isReachable(href))) location.assign(href);
    } finally {
      delete dataset["opening"];
    }
  }

  const lightbox: ReactNode = opening && (
    <opening.Lightbox key={opening.count} {...props} start={opening.start} />
  );
  return { lightbox, enlarge };
}
