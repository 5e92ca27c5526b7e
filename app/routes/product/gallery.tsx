import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { leadPictureSizes } from "#app/catalogue/lead-picture.ts";
import type { ProductPicture } from "#app/catalogue/product.ts";
import { Picture } from "#app/ui/picture.tsx";
import { DRESS } from "#app/ui/rendition.ts";
import { onScroll } from "#app/ui/scroll.ts";
import { TravellingPicture } from "#app/ui/travelling-picture.tsx";
import styles from "./gallery.module.css";
import { largePicture, useZoom } from "./zoom-opener.tsx";

export type GalleryProps = {
  name: string;
  /** Name under which the first picture arrives from a list. */
  travel: string;
  pictures: readonly ProductPicture[];
  /** Slug of the chosen colour: its picture comes forward, where there is one. */
  colour: string | undefined;
};

/** All pictures on one strip the browser scrolls and snaps; thumbnails are links to their places on it. */
export function Gallery({ name, travel, pictures, colour }: GalleryProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const { zoom, enlarge } = useZoom({ name, pictures, onClose: comeBack });

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
    const place = pictures.findIndex((picture) => colour !== undefined && picture.colour === colour);
    if (isAsked && place >= 0) show(strip.current, place, "instant");
  }, [key, colour, search, pictures]);

  function choose(event: MouseEvent, place: number) {
    event.preventDefault();
    setCurrent(place);
    show(strip.current, place, "instant");
  }

  function comeBack(place: number) {
    setCurrent(place);
    show(strip.current, place, "instant");
    strip.current?.querySelectorAll("a")[place]?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className={styles.main}>
        <div ref={strip} className={styles.strip} role="group" aria-label={`Pictures of ${name}`}>
          {pictures.map((picture, place) => (
            <TravellingPicture key={picture.src} name={place === 0 ? travel : undefined}>
              <div id={`picture-${place + 1}`}>
                <a
                  className={styles.enlarge}
                  href={largePicture(picture)}
                  draggable={false}
                  onClick={(event) => enlarge(event, place)}
                >
                  <span className="visually-hidden">Enlarge: </span>
                  <Picture
                    picture={picture}
                    ratio={DRESS}
                    sizes={leadPictureSizes}
                    loading={place === 0 ? "first" : "lazy"}
                  />
                </a>
              </div>
            </TravellingPicture>
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
          {pictures.map((picture, place) => (
            <li key={picture.src}>
              <a
                href={`#picture-${place + 1}`}
                aria-label={`Picture ${place + 1}: ${picture.alt}`}
                aria-current={place === current ? "true" : undefined}
                onClick={(event) => choose(event, place)}
              >
                <Picture
                  picture={{ ...picture, alt: "" }}
                  ratio={DRESS}
                  sizes="(width < 60rem) 3.25rem, 7vw"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {zoom}
    </>
  );
}

function show(strip: HTMLElement | null, place: number, behavior: ScrollBehavior) {
  const direction = strip && getComputedStyle(strip).direction === "rtl" ? -1 : 1;
  strip?.scrollTo({ left: direction * place * strip.clientWidth, behavior });
}
