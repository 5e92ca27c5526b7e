/** Of a picture on the whole. */
export type Shade = "dark" | "light";

/** A picture of the label, as screens render it: the content host's, or a file that ships with the shop. Sizes in pixels. */
export type LabelPicture = {
  src: string;
  width: number;
  height: number;
  /** What is seen; "" where the picture only decorates. */
  alt: string;
  /** CSS object-position: what a narrower crop must keep. */
  focus?: string;
  /** Of a picture that was uploaded: words over it have a ground then. Those that ship have been chosen for the words over them. */
  shade?: Shade;
};

export type LabelFilm = { src: string; type: string; isUploaded?: boolean };
