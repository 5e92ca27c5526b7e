import { type ComponentType, type MouseEvent, type ReactNode, useState } from "react";
import type { ProductPicture } from "#app/catalogue/product.ts";
import { rendition } from "#app/ui/rendition.ts";
import type { ZoomProps } from "./zoom.tsx";

/** Without script a click shows this and nothing else. Pixels across. */
const LARGEST = 1920;

/** The address of a picture by itself. */
export function largePicture({ src, width, height }: ProductPicture): string {
  return rendition(src, Math.min(width, LARGEST), height / width);
}

/** The enlarged pictures and the way in: a link to the large picture, whose click opens them. */
export function useZoom(props: Pick<ZoomProps, "name" | "pictures" | "onClose">) {
  const [Zoom, setZoom] = useState<ComponentType<ZoomProps>>();
  const [asked, setAsked] = useState({ place: 0 });

  async function enlarge(event: MouseEvent<HTMLAnchorElement>, place: number) {
    const isForAnotherTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (isForAnotherTab) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const arrived = await import("./zoom.tsx");
      setZoom(() => arrived.Zoom);
      setAsked({ place });
    } catch {
      // The script did not arrive: what happens without any.
      location.assign(href);
    }
  }

  const zoom: ReactNode = Zoom && <Zoom {...props} asked={asked} />;
  return { zoom, enlarge };
}
