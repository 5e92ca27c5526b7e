import { type ComponentType, type MouseEvent, type ReactNode, useState } from "react";
import type { ProductPicture } from "#app/catalogue/product.ts";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { rendition } from "#app/ui/rendition.ts";
import type { LightboxProps } from "./lightbox.tsx";

/** Width of the picture that a click opens without script, in pixels. */
const LARGEST = 1920;

/** The address of a picture by itself. */
export function largePicture({ src, width, height }: ProductPicture): string {
  return rendition(src, Math.min(width, LARGEST), height / width);
}

/** The lightbox, and what opens it: the click on a link to the large picture. Its script is loaded then. */
export function useLightbox(props: Pick<LightboxProps, "name" | "pictures" | "onClose">) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const [asked, setAsked] = useState({ index: 0 });

  async function enlarge(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { href, dataset } = event.currentTarget;
    dataset["tapped"] = "";
    try {
      const arrived = await import("./lightbox.tsx");
      setLightbox(() => arrived.Lightbox);
      setAsked({ index });
    } catch {
      // The script did not arrive: follow the link, as without script.
      location.assign(href);
    } finally {
      delete dataset["tapped"];
    }
  }

  const lightbox: ReactNode = Lightbox && <Lightbox {...props} asked={asked} />;
  return { lightbox, enlarge };
}
