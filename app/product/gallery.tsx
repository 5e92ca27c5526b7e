import { say } from "@trousseau/words/say.ts";
import { lazy, Suspense, useMemo, useState } from "react";
import { PictureTransition, pictureTransitionName } from "#app/dresses/card-transition.tsx";
import buttons from "#app/ui/button.module.css";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { retried } from "#app/ui/retried.ts";
import { DRESS_RATIO, mainPictureSizes } from "#model/dresses/picture-size.ts";
import { picturesSeenIn } from "#model/dresses/pictures-seen-in.ts";
import { type Clip, type Product, type ProductPicture, pictureIn } from "#model/dresses/product.ts";
import clothWords from "#words/cloth.json" with { type: "json" };
import controlNames from "#words/controls.json" with { type: "json" };
import galleryWords from "#words/gallery.json" with { type: "json" };
import { labelled, ownDigits } from "#words/locale.ts";
import styles from "./gallery.module.css";
import { largePicture, useLightbox } from "./use-lightbox.tsx";
import { usePictureStrip } from "./use-picture-strip.ts";

/** Neither a film nor its script is fetched before its poster is looked at. */
const ClipFilm = lazy(async () => ({ default: (await retried(() => import("./clip-film.tsx"))).ClipFilm }));

type GalleryProps = {
  product: Product;
  /** The picture of the colour with this slug comes forward, where there is one. */
  colour: string | undefined;
  /** A message that asks for a cutting of the cloth in a colour of this name; undefined without WhatsApp. */
  askForCutting: (colour: string) => string | undefined;
};

/** The browser scrolls and snaps the strip; thumbnails lead to its pictures, and a click enlarges one. */
export function Gallery({ product, colour, askForCutting }: GalleryProps) {
  const { slug, name } = product;
  const pictures = useMemo(() => picturesSeenIn(colour, product), [colour, product]);
  const field = useDataAttribute("product", slug);
  const fieldOf = (picture: ProductPicture) => {
    if (isClip(picture)) return field("clip");
    if (picture === product.pictures[0]) return field("mainImage");
    return product.cloths.includes(picture) ? field("colors") : field("gallery", { _key: picture.key });
  };
  const { strip, current, show } = usePictureStrip(name, pictures, colour);
  const [first] = useState(current);
  const [isClipSeen, setClipSeen] = useState(false);
  const printed = pictureIn(colour, product.pictures);
  const { lightbox, enlarge, awaited } = useLightbox({ name, pictures, onClose: returnFromLightbox });

  // It stays afterwards: a poster that took its place again would jump while it is swiped away.
  if (!isClipSeen && isClip(pictures[current])) setClipSeen(true);

  function returnFromLightbox(index: number) {
    show(index);
    strip.current?.querySelectorAll("a")[index]?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className={styles.main}>
        <div
          ref={strip}
          className={styles.strip}
          role="group"
          aria-label={say(controlNames, "picturesOf", { dress: name })}
        >
          {pictures.map((picture, index) => (
            // A view transition brings the first picture, or that of the colour, from a list.
            <PictureTransition
              key={isClip(picture) ? picture.film : picture.src}
              name={index === first ? pictureTransitionName(slug) : undefined}
            >
              <div
                id={`picture-${index + 1}`}
                data-first={index === first ? "" : undefined}
                data-printed={picture === printed ? "" : undefined}
              >
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
                    loading={index === first ? "first" : "lazy"}
                    data-sanity={fieldOf(picture)}
                  />
                </a>
                {isClipSeen && isClip(picture) && (
                  <Suspense>
                    <ClipFilm className={styles.clip} film={picture.film} />
                  </Suspense>
                )}
              </div>
            </PictureTransition>
          ))}
        </div>
        <Caption
          product={product}
          picture={pictures[current]}
          chosen={colour}
          askForCutting={askForCutting}
        />
        {pictures.length > 1 && (
          <p className={`${styles.count} label numeral scripted`} aria-hidden="true">
            {say(controlNames, "place", { place: current + 1, count: pictures.length })}
          </p>
        )}
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} current={current} onChoose={show} />}
      {lightbox}
    </>
  );
}

function isClip(picture: ProductPicture | undefined): picture is Clip {
  return picture !== undefined && "film" in picture;
}

type CaptionProps = Pick<GalleryProps, "product" | "askForCutting"> & {
  picture: ProductPicture | undefined;
  chosen: string | undefined;
};

/** Says what is seen where that is not the dress in the chosen colour. */
function Caption({ product, picture, chosen, askForCutting }: CaptionProps) {
  const { name, pictures, colours, cloths } = product;
  const cloth = cloths.find((one) => one === picture);
  // A picture of no colour in particular is taken to show that of the main one.
  const picturedColour = nameOf(picture?.colour ?? pictures[0].colour);
  const ask = cloth && picturedColour && askForCutting(picturedColour);

  function nameOf(colour: string | undefined) {
    return colours.find(({ slug }) => slug === colour)?.name;
  }

  function captionText() {
    const main = nameOf(pictures[0].colour);
    if (cloth)
      return `${cloth.alt}. ${main ? say(clothWords, "picturedIn", { dress: name, colour: main }) : ""}`;
    return chosen && picturedColour && picturedColour !== nameOf(chosen)
      ? say(galleryWords, "picturedIn", { colour: picturedColour })
      : "";
  }

  return (
    <div className={styles.pictured}>
      <p role="status">{captionText()}</p>
      {ask && (
        <a className={buttons.link} href={ask} rel="noreferrer">
          {clothWords.ask}
        </a>
      )}
    </div>
  );
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
        <li key={isClip(picture) ? picture.film : picture.src}>
          <a
            href={`#picture-${index + 1}`}
            aria-label={labelled(
              `${isClip(picture) ? galleryWords.clip : controlNames.picture} ${ownDigits(index + 1)}`,
              picture.alt,
            )}
            aria-current={index === current ? "true" : undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(index);
            }}
          >
            <Picture picture={{ ...picture, alt: "" }} ratio={DRESS_RATIO} sizes="7vw" />
            {isClip(picture) && <Icon name="play" />}
          </a>
        </li>
      ))}
    </ul>
  );
}
