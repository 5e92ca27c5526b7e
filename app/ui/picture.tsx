import type { CSSProperties } from "react";
import styles from "./picture.module.css";

/** `src` answers with any rendition of the picture: `w`, `h`, `q` and the rest are appended to its query. */
export type PictureSource = { src: string; width: number; height: number; alt: string; focus?: string };

export type PictureProps = {
  picture: PictureSource;
  /** Layout widths, as the `sizes` attribute takes them. */
  sizes: string;
  /** Height over width of the place; the picture's own when left out. */
  ratio?: number;
  /** "first": the largest thing on the first screen; "eager": also on the first screen; else it waits. */
  loading?: "first" | "eager" | "lazy" | undefined;
};

/** Renditions the shop asks for, in pixels; few, so that a picture host makes each once. */
const WIDTHS = [320, 480, 720, 960, 1440, 1920];
const QUALITY = 75;

export const DRESS = 5 / 4;

export function Picture({ picture, sizes, ratio, loading = "lazy" }: PictureProps) {
  const { width, height } = placeOf(picture, ratio);
  const widths = WIDTHS.filter((candidate) => candidate <= width);
  if (widths.length === 0) widths.push(width);
  const style: CSSProperties | undefined = picture.focus ? { objectPosition: picture.focus } : undefined;
  return (
    <img
      className={styles.picture}
      src={rendition(picture.src, widths.findLast((w) => w <= 960) ?? width, height / width)}
      srcSet={widths.map((w) => `${rendition(picture.src, w, height / width)} ${w}w`).join(", ")}
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

/** Address of one rendition; `width` in pixels, `ratio` height over width. */
export function rendition(src: string, width: number, ratio: number): string {
  const joint = src.includes("?") ? "&" : "?";
  return `${src}${joint}w=${width}&h=${Math.round(width * ratio)}&q=${QUALITY}&fit=crop&auto=format`;
}

/** The largest part of the picture that has the ratio of its place. */
function placeOf({ width, height }: PictureSource, ratio = height / width) {
  return height / width >= ratio
    ? { width, height: Math.round(width * ratio) }
    : { width: Math.round(height / ratio), height };
}
