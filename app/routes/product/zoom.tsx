import { type CSSProperties, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { ProductPicture } from "#app/catalogue/product.ts";
import styles from "./zoom.module.css";
import { ZoomControls } from "./zoom-controls.tsx";
import { createReader, type Hand, pointOf } from "./zoom-hand.ts";
import { ZoomSlide } from "./zoom-slide.tsx";
import * as to from "./zoom-state.ts";

export type ZoomProps = {
  name: string;
  pictures: readonly ProductPicture[];
  /** Where it opens; a new object opens it again. */
  asked: { place: number };
  /** Tells at which picture it was left. */
  onClose: (place: number) => void;
};

/** Pixels that make the picture e times as large: of a wheel, and of two fingers on a trackpad, which tell far fewer. */
const WHEEL_PX = 500;
const TRACKPAD_PX = 100;

/** Of a wheel that counts in lines, as Firefox's may. */
const LINE_PX = 16;

const keys: Record<string, to.Change> = {
  ArrowLeft: to.arrow(-1, 0),
  ArrowRight: to.arrow(1, 0),
  ArrowUp: to.arrow(0, -1),
  ArrowDown: to.arrow(0, 1),
  "+": to.nearer(1),
  "=": to.nearer(1),
  "-": to.nearer(-1),
  "0": to.whole,
};

/** The pictures one at a time, as large as the screen: for a mouse, for fingers and for keys. */
export function Zoom({ name, pictures, asked, onClose }: ZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [screen, setScreen] = useState({ width: 0, height: 0 });
  const [direction, setDirection] = useState<1 | -1>(1);
  const [state, setState] = useState(() => to.atPlace(asked.place));
  const [reader] = useState(createReader);
  const surroundings = { pictures, screen, direction };
  const change = (wanted: to.Change) => setState((now) => wanted(now, surroundings));

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    setState(to.atPlace(asked.place));
    setDirection(getComputedStyle(element).direction === "rtl" ? -1 : 1);
    if (!element.open) element.showModal();
  }, [asked]);

  useEffect(() => {
    if (state.isLeaving) dialog.current?.close();
  }, [state.isLeaving]);

  const turnWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    change(to.pinch(Math.exp(-turnOf(event)), pointOf(event), { x: 0, y: 0 }));
  });

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (element.open) setScreen({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    // React listens passively, and the page under the dialog would scroll.
    const onWheel = (event: WheelEvent) => turnWheel(event);
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener("wheel", onWheel);
    };
  }, []);

  // Turning the phone leaves no edge bare, and nothing off the middle that fits in.
  const refit = useEffectEvent(() => change(to.refit));
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the screen changes
  useEffect(() => refit(), [screen.width, screen.height]);

  const hand: Hand = {
    onDrag: (by) => change(to.drag(by)),
    onPinch: (factor, centre, by) => change(to.pinch(factor, centre, by)),
    onRelease: (speed) => change(to.release(speed)),
    onDoubleTap: (point) => change(to.toggle(point)),
    onClick: (point) => change(to.press(point)),
    onHover: (point) => change(to.hover(point)),
  };

  function onKeyDown(event: KeyboardEvent) {
    const wanted = keys[event.key];
    if (!wanted || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    change(wanted);
  }

  const left: CSSProperties & Record<"--left", number> = {
    "--left": screen.height > 0 ? state.pull.y / screen.height : 0,
  };

  return (
    <dialog
      ref={dialog}
      className={styles.zoom}
      aria-label={`Pictures of ${name}, enlarged`}
      onClose={() => onClose(state.place)}
      onKeyDown={onKeyDown}
      style={left}
    >
      <ZoomControls
        count={pictures.length}
        place={state.place}
        scale={state.view.scale}
        onChange={change}
        onClose={() => dialog.current?.close()}
      />
      <div
        className={styles.stage}
        data-held={state.isHeld ? "" : undefined}
        data-near={state.view.scale > 1 ? "" : undefined}
        onPointerDown={reader.down}
        onPointerMove={(event) => reader.move(event, hand)}
        onPointerUp={(event) => reader.up(event, hand)}
        onPointerCancel={(event) => reader.up(event, hand)}
      >
        {screen.width > 0 &&
          pictures.map((picture, place) => (
            <ZoomSlide
              key={picture.src}
              picture={picture}
              screen={screen}
              state={state}
              from={(place - state.place) * direction}
            />
          ))}
      </div>
    </dialog>
  );
}

/** A browser reports a pinch on a trackpad as a wheel turned with Ctrl. */
function turnOf({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * LINE_PX : deltaY;
  return pixels / (ctrlKey ? TRACKPAD_PX : WHEEL_PX);
}
