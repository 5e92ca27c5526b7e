/** How light a picture is on the whole. */
export type Shade = "dark" | "light";

/** A picture of the label, as screens draw it. Sizes are in pixels. */
export type LabelPicture = {
  src: string;
  width: number;
  height: number;
  /** The description; "" where the picture only decorates. */
  alt: string;
  /** Its key among the pictures of a list. */
  key?: string;
  /** CSS object-position: what a narrower crop must keep. */
  focus?: string;
  /** Words over the picture have a ground that suits its shade. A picture that is calm where they stand has none. */
  shade?: Shade;
};

export type LabelFilm = { src: string; type: string };
