import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { leadPictureSizes } from "#app/catalogue/lead-picture.ts";
import { DRESS_RATIO } from "#app/catalogue/picture-size.ts";
import type { ProductPicture } from "#app/catalogue/product.ts";
import { Picture } from "#app/ui/picture.tsx";
import { PictureTransition } from "#app/ui/picture-transition.tsx";
import { onScroll } from "#app/ui/scroll.ts";
import styles from "./gallery.module.css";
import { largePicture, useLightbox } from "./use-lightbox.tsx";

export type GalleryProps = {
  name: string;
  /** Of the view transition that brings the first picture from a list. */
  transitionName: string;
  pictures: readonly ProductPicture[];
  /** Slug of the chosen colour: its picture comes forward, where there is one. */
  colour: string | undefined;
};

/** All pictures on one strip the browser scrolls and snaps; thumbnails are links to the pictures on it. */
export function Gallery({ name, transitionName, pictures, colour }: GalleryProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const { lightbox, enlarge } = useLightbox({ name, pictures, onClose: returnFromLightbox });

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const look = () => setCurrent(Math.round(Math.abs(element.scrollLeft) / element.clientWidth));
    // The address may have named a picture, and a finger may have come before the scripts.
    look();
    return onScroll(look, element);
  }, []);

  // Chosen, or chosen once more: that leads to the same address again, which a size never does.
  const { key, search } = useLocation();
  const last = useRef<{ colour: string | undefined; search: string }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step in the history has a key of its own
  useEffect(() => {
    const isAsked = last.current?.colour !== colour || last.current?.search === search;
    last.current = { colour, search };
    const index = pictures.findIndex((picture) => colour !== undefined && picture.colour === colour);
    if (isAsked && index >= 0) show(strip.current, index, "instant");
  }, [key, colour, search, pictures]);

  function choose(event: MouseEvent, index: number) {
    event.preventDefault();
    setCurrent(index);
    show(strip.current, index, "instant");
  }

  function returnFromLightbox(index: number) {
    setCurrent(index);
    show(strip.current, index, "instant");
    strip.current?.querySelectorAll("a")[index]?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className={styles.main}>
        <div ref={strip} className={styles.strip} role="group" aria-label={`Pictures of ${name}`}>
          {pictures.map((picture, index) => (
            <PictureTransition key={picture.src} name={index === 0 ? transitionName : undefined}>
              <div id={`picture-${index + 1}`}>
                <a
                  className={styles.enlarge}
                  href={largePicture(picture)}
                  draggable={false}
                  onClick={(event) => enlarge(event, index)}
                >
                  <span className="visually-hidden">Enlarge: </span>
                  <Picture
                    picture={picture}
                    ratio={DRESS_RATIO}
                    sizes={leadPictureSizes}
                    loading={index === 0 ? "first" : "lazy"}
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
      {pictures.length > 1 && (
        <ul className={styles.thumbnails} aria-label="Pictures">
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <a
                href={`#picture-${index + 1}`}
                aria-label={`Picture ${index + 1}: ${picture.alt}`}
                aria-current={index === current ? "true" : undefined}
                onClick={(event) => choose(event, index)}
              >
                <Picture
                  picture={{ ...picture, alt: "" }}
                  ratio={DRESS_RATIO}
                  sizes="(width < 60rem) 3.25rem, 7vw"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {lightbox}
    </>
  );
}

function show(strip: HTMLElement | null, index: number, behavior: ScrollBehavior) {
  const direction = strip && getComputedStyle(strip).direction === "rtl" ? -1 : 1;
  strip?.scrollTo({ left: direction * index * strip.clientWidth, behavior });
}
