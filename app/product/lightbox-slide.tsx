import type { CSSProperties } from "react";
import type { ProductPicture } from "#app/catalogue/product.ts";
import { Picture } from "#app/ui/picture.tsx";
import styles from "./lightbox.module.css";
import type { LightboxState } from "./lightbox-state.ts";
import { type Box, fitted } from "./lightbox-view.ts";

type LightboxSlideProps = {
  picture: ProductPicture;
  screen: Box;
  state: LightboxState;
  /** Screens to the right of the one that is seen. */
  from: number;
};

/** Enlargement that the rendition is chosen for once a picture is enlarged: that of a click. */
const ENLARGED = 2.5;

type SlideStyle = CSSProperties &
  Record<"--from" | "--pull-x" | "--pull-y" | "--x" | "--y" | "--scale", string>;

export function LightboxSlide({ picture, screen, state: { view, pull }, from }: LightboxSlideProps) {
  if (Math.abs(from) > 1) return null;
  const isSeen = from === 0;
  const { scale, x, y } = isSeen ? view : { scale: 1, x: 0, y: 0 };
  const { width, height } = fitted(picture, screen);
  const slideStyle: SlideStyle = {
    "--from": String(from),
    "--pull-x": `${pull.x}px`,
    "--pull-y": isSeen ? `${pull.y}px` : "0px",
    "--x": `${x}px`,
    "--y": `${y}px`,
    "--scale": String(scale),
  };
  return (
    <div className={styles.slide} style={slideStyle} inert={!isSeen} aria-hidden={!isSeen}>
      <div className={styles.picture} style={{ inlineSize: width, blockSize: height }}>
        <Picture
          picture={picture}
          sizes={`${Math.round(width * (scale > 1 ? ENLARGED : 1))}px`}
          loading={isSeen ? "eager" : "lazy"}
          isCloseUp
        />
      </div>
    </div>
  );
}
