/** A picture that ships with the shop: a file in content/images, served under /house/ (a URL that is in caches and shared links, so it stays). Sizes in pixels. */
export type LabelPicture = {
  src: string;
  width: number;
  height: number;
  /** What is seen; "" where the picture only decorates. */
  alt: string;
  /** CSS object-position: what a narrower crop must keep. */
  focus?: string;
};
