import type { CSSProperties } from "react";
import type { ProductPicture } from "#app/catalogue/product.ts";
import { Picture } from "#app/ui/picture.tsx";
import styles from "./zoom.module.css";
import type { ZoomState } from "./zoom-state.ts";
import { type Box, fitted } from "./zoom-view.ts";

export type ZoomSlideProps = {
  picture: ProductPicture;
  screen: Box;
  state: ZoomState;
  /** Screens to the right of the one that is seen. */
  from: number;
};

/** The largest rendition that a click asks for; fetched by the browser the first time a picture comes near. */
const NEAR = 2.5;

type Placed = CSSProperties & Record<"--from" | "--pull-x" | "--pull-y" | "--x" | "--y" | "--scale", string>;

export function ZoomSlide({ picture, screen, state: { view, pull }, from }: ZoomSlideProps) {
  if (Math.abs(from) > 1) return null;
  const isSeen = from === 0;
  const { scale, x, y } = isSeen ? view : { scale: 1, x: 0, y: 0 };
  const { width, height } = fitted(picture, screen);
  const placed: Placed = {
    "--from": String(from),
    "--pull-x": `${pull.x}px`,
    "--pull-y": isSeen ? `${pull.y}px` : "0px",
    "--x": `${x}px`,
    "--y": `${y}px`,
    "--scale": String(scale),
  };
  return (
    <div className={styles.slide} style={placed} inert={!isSeen} aria-hidden={!isSeen}>
      <div className={styles.picture} style={{ inlineSize: width, blockSize: height }}>
        <Picture
          picture={picture}
          sizes={`${Math.round(width * (scale > 1 ? NEAR : 1))}px`}
          loading={isSeen ? "eager" : "lazy"}
        />
      </div>
    </div>
  );
}
