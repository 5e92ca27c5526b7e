import type { CSSProperties } from "react";
import styles from "./picture.module.css";
import { dimensionsOf, type PictureSource, rendition, srcSetOf, widthsOf } from "./rendition.ts";

export type PictureProps = {
  picture: PictureSource;
  /** Layout widths, as the `sizes` attribute takes them. */
  sizes: string;
  /** Height over width of the place; the picture's own when left out. */
  ratio?: number;
  /** "first": the largest thing on the first screen; "eager": also on the first screen; else it waits. */
  loading?: "first" | "eager" | "lazy" | undefined;
  /** Shown enlarged: up to the original's own width may be requested. */
  isCloseUp?: boolean;
};

/** For browsers without `srcset`. */
const FALLBACK_WIDTH = 960;

export function Picture({ picture, sizes, ratio, loading = "lazy", isCloseUp = false }: PictureProps) {
  const { width, height } = dimensionsOf(picture, ratio);
  const narrow = widthsOf(picture, ratio).filter((candidate) => candidate <= FALLBACK_WIDTH);
  const fallback = narrow.at(-1) ?? width;
  const style: CSSProperties | undefined = picture.focus ? { objectPosition: picture.focus } : undefined;
  return (
    <img
      className={styles.picture}
      src={rendition(picture.src, fallback, height / width)}
      srcSet={srcSetOf(picture, ratio, isCloseUp)}
      sizes={sizes}
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
