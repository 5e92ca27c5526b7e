import { useState } from "react";
import { pictureTransitionName } from "#app/catalogue/card-transition.tsx";
import { DRESS_RATIO, mainPictureSizes } from "#app/catalogue/picture-size.ts";
import { type Product, type ProductPicture, pictureOf } from "#app/catalogue/product.ts";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { Picture } from "#app/ui/picture.tsx";
import { PictureTransition } from "#app/ui/picture-transition.tsx";
import { controlNames } from "#words/controls.ts";
import { galleryWords } from "#words/product.ts";
import styles from "./gallery.module.css";
import { largePicture, useLightbox } from "./use-lightbox.tsx";
import { usePictureStrip } from "./use-picture-strip.ts";

type GalleryProps = {
  product: Product;
  /** The picture of the colour with this slug comes forward, where there is one. */
  colour: string | undefined;
};

/** The browser scrolls and snaps the strip; thumbnails lead to its pictures, and a click enlarges one. */
export function Gallery({ product, colour }: GalleryProps) {
  const { slug, name, pictures } = product;
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
            // A view transition brings the first picture, or that of the colour, from a list.
            <PictureTransition
              key={picture.src}
              name={index === first ? pictureTransitionName(slug) : undefined}
            >
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
                  <span className="visually-hidden">{`${controlNames.enlarge} `}</span>
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
        <p className={styles.pictured} role="status">
          {picturedOther(product, current, colour)}
        </p>
        {pictures.length > 1 && (
          <p className={`${styles.count} label numeral scripted`} aria-hidden="true">
            {`${current + 1} / ${pictures.length}`}
          </p>
        )}
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} current={current} onChoose={show} />}
      {lightbox}
    </>
  );
}

/** A picture of no colour in particular is taken to show that of the main one. */
function picturedOther({ pictures, colours }: Product, current: number, chosen: string | undefined) {
  const pictured = pictures[current]?.colour ?? pictures[0].colour;
  const other = colours.find(({ slug }) => slug === pictured && slug !== chosen);
  return chosen && other && galleryWords.picturedIn(other.name);
}

type ThumbnailsProps = {
  pictures: readonly ProductPicture[];
  current: number;
  onChoose: (index: number) => void;
};

/** They are links to the pictures on the strip where there is no script. */
function Thumbnails({ pictures, current, onChoose }: ThumbnailsProps) {
  return (
    <ul className={styles.thumbnails} aria-label={controlNames.pictures}>
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <a
            href={`#picture-${index + 1}`}
            aria-label={`${controlNames.picture} ${index + 1}: ${picture.alt}`}
            aria-current={index === current ? "true" : undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(index);
            }}
          >
            <Picture picture={{ ...picture, alt: "" }} ratio={DRESS_RATIO} sizes="7vw" />
          </a>
        </li>
      ))}
    </ul>
  );
}
