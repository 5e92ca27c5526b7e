/** A picture of the label, as screens render it: the content host's, or a file that ships with the shop. Sizes in pixels. */
export type LabelPicture = {
  src: string;
  width: number;
  height: number;
  /** What is seen; "" where the picture only decorates. */
  alt: string;
  /** CSS object-position: what a narrower crop must keep. */
  focus?: string;
};
