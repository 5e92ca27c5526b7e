import { useState } from "react";
import { Picture } from "#app/ui/picture.tsx";
import type { ProductPicture } from "#model/dresses/product.ts";
import { createGestureRecognizer, type GestureHandlers } from "./gesture-recognizer.ts";
import styles from "./lightbox.module.css";
import * as to from "./lightbox-state.ts";
import { type Box, fitted } from "./lightbox-view.ts";

type StageProps = {
  state: to.LightboxState;
  viewport: to.Viewport;
  pictures: readonly ProductPicture[];
  onChange: (change: to.Change) => void;
};

/** The area that takes gestures, with the picture that is shown and its neighbours. */
export function Stage({ state, viewport, pictures, onChange }: StageProps) {
  const [gestures] = useState(createGestureRecognizer);
  const handlers: GestureHandlers = {
    onDrag: (by) => onChange(to.drag(by)),
    onPinch: (factor, centre, by) => onChange(to.pinch(factor, centre, by)),
    onRelease: (speed) => onChange(to.release(speed)),
    onDoubleTap: (point) => onChange(to.toggle(point)),
    onClick: (point) => onChange(to.click(point)),
    onHover: (point) => onChange(to.hover(point)),
  };
  return (
    <div
      className={styles.stage}
      data-held={state.isDragging ? "" : undefined}
      data-near={state.view.scale > 1 ? "" : undefined}
      onPointerDown={gestures.down}
      onPointerMove={(event) => gestures.move(event, handlers)}
      onPointerUp={(event) => gestures.up(event, handlers)}
      onPointerCancel={(event) => gestures.up(event, handlers)}
    >
      {viewport.screen.width > 0 &&
        pictures.map((picture, index) => (
          <Slide
            key={picture.src}
            picture={picture}
            screen={viewport.screen}
            state={state}
            from={(index - state.index) * viewport.direction}
          />
        ))}
    </div>
  );
}

type SlideProps = {
  picture: ProductPicture;
  screen: Box;
  state: to.LightboxState;
  /** Screens to the right of the one that is seen. */
  from: number;
};

/** Enlargement that the rendition is chosen for once a picture is enlarged: that of a click. */
const ENLARGED = 2.5;

function Slide({ picture, screen, state: { view, pull }, from }: SlideProps) {
  if (Math.abs(from) > 1) return null;
  const isSeen = from === 0;
  const { scale, x, y } = isSeen ? view : { scale: 1, x: 0, y: 0 };
  const { width, height } = fitted(picture, screen);
  const slideStyle = {
    "--from": from,
    "--pull-x": `${pull.x}px`,
    "--pull-y": isSeen ? `${pull.y}px` : "0px",
    "--x": `${x}px`,
    "--y": `${y}px`,
    "--scale": scale,
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
