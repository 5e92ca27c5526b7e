/** `src` answers with any rendition of the picture: `w`, `h`, `q` and the rest are appended to its query. */
export type PictureSource = {
  src: string;
  width: number;
  height: number;
  alt: string;
  focus?: string;
  shade?: "dark" | "light";
};

/** Renditions the shop asks for, in pixels; few, so that a picture host makes each once. */
const WIDTHS = [320, 480, 720, 960, 1440, 1920];

/** Wide renditions fill a screen, where squares in a smooth wall would be seen; lists show smaller ones. */
const LIST_QUALITY = 82;
const LARGE_QUALITY = 88;
const LARGE = 960;

/** Address of one rendition; `width` in pixels, `ratio` height over width. */
export function rendition(src: string, width: number, ratio: number): string {
  const quality = width < LARGE ? LIST_QUALITY : LARGE_QUALITY;
  return withQuery(src, `w=${width}&h=${Math.round(width * ratio)}&q=${quality}&fit=crop&auto=format`);
}

/** The widest that somebody is given who looks closely, in pixels: a camera's original would be too heavy. */
const WIDEST_CLOSE_UP = 2880;

/** Widths in which a place of this ratio may ask for the picture: none wider than it is. A close-up has its own, too. */
export function widthsOf(picture: PictureSource, ratio?: number, isCloseUp = false): number[] {
  const { width } = dimensionsOf(picture, ratio);
  const widths = WIDTHS.filter((candidate) => candidate <= width);
  const own = Math.min(width, WIDEST_CLOSE_UP);
  return (isCloseUp && !widths.includes(own)) || widths.length === 0 ? [...widths, own] : widths;
}

export function srcSetOf(picture: PictureSource, ratio?: number, isCloseUp = false): string {
  const { width, height } = dimensionsOf(picture, ratio);
  return widthsOf(picture, ratio, isCloseUp)
    .map((candidate) => `${rendition(picture.src, candidate, height / width)} ${candidate}w`)
    .join(", ");
}

/**
 * Telephones have up to three device pixels, of which nobody sees more than two in a picture that is only looked at. Takes layout
 * widths as the `sizes` attribute does, that of a telephone first.
 */
export function sizesToSee(sizes: string): string {
  const [telephone = ""] = sizes.split(", ");
  return `(min-resolution: 2.5dppx) calc(${telephone.replace(/^\(.*\) /, "")} * 0.8), ${sizes}`;
}

/** The largest part of the picture that has the ratio of its place, or the whole of it. */
export function dimensionsOf(picture: PictureSource, ratio?: number) {
  const { width, height } = picture;
  if (ratio === undefined || standsWhole(picture, ratio)) return { width, height };
  return height / width >= ratio
    ? { width, height: Math.round(width * ratio) }
    : { width: Math.round(height / ratio), height };
}

/** A place cuts off this share of a picture at most: head or hem would be lost with more. */
const MOST_CUT = 0.15;

/** Says whether a picture is shown whole in a place of another ratio. Where the eye goes in it, nobody has said. */
export function standsWhole({ width, height, focus }: PictureSource, ratio: number): boolean {
  const shape = height / width / ratio;
  return !focus && Math.min(shape, 1 / shape) < 1 - MOST_CUT;
}

/** Appends to a query that may be there already, in the order given. */
export function withQuery(src: string, query: string): string {
  return `${src}${src.includes("?") ? "&" : "?"}${query}`;
}
