import { type CSSProperties, useLayoutEffect, useRef } from "react";
import {
  dimensionsOf,
  type PictureSource,
  rendition,
  sizesToSee,
  srcSetOf,
  standsWhole,
  widthsOf,
} from "#model/pictures/rendition.ts";
import styles from "./picture.module.css";

export type PictureProps = {
  picture: PictureSource;
  /** Layout widths, as the `sizes` attribute takes them. */
  sizes: string;
  /** Height over width of the place; the picture's own when left out. */
  ratio?: number;
  /** "first": the largest thing on the first screen; "eager": also on the first screen; else it waits. */
  loading?: "first" | "eager" | "lazy" | undefined;
  /** It is shown enlarged: up to the original's own width may be requested. */
  isCloseUp?: boolean;
  "data-sanity"?: string | undefined;
};

/** Browsers without `srcset` load this width. */
const FALLBACK_WIDTH = 960;

export function Picture(props: PictureProps) {
  const { picture, sizes, ratio, loading = "lazy", isCloseUp = false } = props;
  const { width, height } = dimensionsOf(picture, ratio);
  const narrow = widthsOf(picture, ratio).filter((candidate) => candidate <= FALLBACK_WIDTH);
  const fallback = narrow.at(-1) ?? width;
  const style: CSSProperties | undefined = picture.focus ? { objectPosition: picture.focus } : undefined;
  const src = rendition(picture.src, fallback, height / width);
  const srcSet = srcSetOf(picture, ratio, isCloseUp);
  const image = useRef<HTMLImageElement>(null);

  // React throws renders away, and Chromium never frees a picture with a `srcset` that was in no document
  // (docs/decisions/007-screens.md): in the browser a picture gets its sources once it is in the page.
  useLayoutEffect(() => {
    const element = image.current;
    if (!element || element.getAttribute("srcset") === srcSet) return;
    element.srcset = srcSet;
    element.src = src;
  }, [src, srcSet]);

  return (
    <img
      ref={image}
      data-sanity={props["data-sanity"]}
      className={styles.picture}
      data-whole={ratio !== undefined && standsWhole(picture, ratio) ? "" : undefined}
      {...(import.meta.env.SSR && { src, srcSet })}
      suppressHydrationWarning
      sizes={isCloseUp ? sizes : sizesToSee(sizes)}
      width={width}
      height={height}
      alt={picture.alt}
      style={style}
      loading={loading === "lazy" ? "lazy" : "eager"}
      fetchPriority={loading === "first" ? "high" : undefined}
      decoding={loading === "first" ? "sync" : "async"}
      draggable={false}
    />
  );
}
