import { type MouseEvent, useState } from "react";
import { isFragment, useAddress, useOpenDialog } from "#app/ui/dialog.tsx";
import { useDialogPart } from "#app/ui/use-dialog-part.ts";
import type { ProductPicture } from "#model/dresses/product.ts";
import { rendition } from "#model/pictures/rendition.ts";
import type { LightboxProps } from "./lightbox.tsx";

const ID = "enlarged";

/** A click without script opens a picture of this width in pixels. */
const LARGEST = 1920;

/** Addresses a picture by itself. */
export function largePicture({ src, width, height }: ProductPicture): string {
  return rendition(src, Math.min(width, LARGEST), height / width);
}

/** A click on a link to the large picture loads the lightbox and opens it. */
export function useLightbox({
  name,
  pictures,
  onClose,
}: Pick<LightboxProps, "name" | "pictures" | "onClose">) {
  const [start, setStart] = useState(0);
  const open = useOpenDialog(ID);
  const isAsked = isFragment(ID, useAddress());
  const Lightbox = useDialogPart(ID, loadLightbox, showPicture);

  // The picture shows as a page if the script does not come; offline, that would lead out of the shop.
  async function showPicture(leave: () => void) {
    const href = pictures[start] && largePicture(pictures[start]);
    const connection = await import("#app/site/connection.ts").catch(() => undefined);
    if (href && (!connection || (await connection.isReachable()))) location.replace(href);
    else leave();
  }

  function enlarge(event: MouseEvent<HTMLElement>, index: number) {
    setStart(index);
    open(event);
  }

  return {
    lightbox: Lightbox && (
      <Lightbox id={ID} name={name} pictures={pictures} start={start} isOpen={isAsked} onClose={onClose} />
    ),
    enlarge,
    /** Index of the picture whose lightbox is on its way. */
    awaited: isAsked && !Lightbox ? start : undefined,
  };
}

async function loadLightbox() {
  return (await import("./lightbox.tsx")).Lightbox;
}
