import { useState } from "react";
import { mainPictureSizes } from "#app/catalogue/main-picture-sizes.ts";
import { DRESS_RATIO } from "#app/catalogue/picture-size.ts";
import { type ProductPicture, pictureOf } from "#app/catalogue/product.ts";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { Picture } from "#app/ui/picture.tsx";
import { PictureTransition } from "#app/ui/picture-transition.tsx";
import { controlNames } from "#words/controls.ts";
import styles from "./gallery.module.css";
import { Thumbnails } from "./thumbnails.tsx";
import { largePicture, useLightbox } from "./use-lightbox.tsx";
import { usePictureStrip } from "./use-picture-strip.ts";

type GalleryProps = {
  slug: string;
  name: string;
  /** A view transition of this name brings the first picture, or that of the colour, from a list. */
  transitionName: string;
  pictures: readonly ProductPicture[];
  /** The picture of the colour with this slug comes forward, where there is one. */
  colour: string | undefined;
};

/** The browser scrolls and snaps the strip; thumbnails lead to its pictures, and a click enlarges one. */
export function Gallery({ slug, name, transitionName, pictures, colour }: GalleryProps) {
  const field = useDataAttribute("product", slug);
  const { strip, current, show } = usePictureStrip(name, pictures, colour);
  const [first] = useState(() => Math.max(pictureOf(colour, pictures), 0));
  const { lightbox, enlarge, awaited } = useLightbox({ name, pictures, onClose: returnFromLightbox });

  function returnFromLightbox(index: number) {
    show(index);
    strip.current?.querySelectorAll("a")[index]?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className={styles.main}>
        <div ref={strip} className={styles.strip} role="group" aria-label={controlNames.picturesOf(name)}>
          {pictures.map((picture, index) => (
            <PictureTransition key={picture.src} name={index === first ? transitionName : undefined}>
              <div id={`picture-${index + 1}`}>
                <a
                  className={styles.enlarge}
                  href={largePicture(picture)}
                  data-opening={index === awaited ? "" : undefined}
                  draggable={false}
                  onClick={(event) => enlarge(event, index)}
                  // Chromium takes a neighbour that touches the edge of the strip for one in sight.
                  onFocus={() => show(index)}
                >
                  <span className="visually-hidden">{controlNames.enlarge} </span>
                  <Picture
                    picture={picture}
                    ratio={DRESS_RATIO}
                    sizes={mainPictureSizes}
                    loading={index === 0 ? "first" : "lazy"}
                    data-sanity={index === 0 ? field("mainImage") : field("gallery", { _key: picture.key })}
                  />
                </a>
              </div>
            </PictureTransition>
          ))}
        </div>
        {pictures.length > 1 && (
          <p className={`${styles.count} label numeral`} aria-hidden="true">
            {current + 1} / {pictures.length}
          </p>
        )}
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} current={current} onChoose={show} />}
      {lightbox}
    </>
  );
}
