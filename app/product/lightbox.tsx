import { say } from "@trousseau/words/say.ts";
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import overlay from "#app/ui/overlay.module.css";
import type { ProductPicture } from "#model/dresses/product.ts";
import lightboxNames from "#words/lightbox.json" with { type: "json" };
import styles from "./lightbox.module.css";
import { LightboxControls } from "./lightbox-controls.tsx";
import { Stage } from "./lightbox-stage.tsx";
import * as to from "./lightbox-state.ts";

export type LightboxProps = {
  id: string;
  name: string;
  pictures: readonly ProductPicture[];
  /** The picture to open with. */
  start: number;
  isOpen: boolean;
  /** Called with the picture that was shown last. */
  onClose: (index: number) => void;
};

const keys: Record<string, to.Change> = {
  ArrowLeft: to.arrow(-1, 0),
  ArrowRight: to.arrow(1, 0),
  ArrowUp: to.arrow(0, -1),
  ArrowDown: to.arrow(0, 1),
  Home: to.toEnd("first"),
  End: to.toEnd("last"),
  "+": to.zoomBy(1),
  "=": to.zoomBy(1),
  "-": to.zoomBy(-1),
  "0": to.unzoom,
};

/** The pictures one at a time, as large as the screen: for mouse, touch and keyboard. */
export function Lightbox({ id, name, pictures, start, isOpen, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { screen, direction } = useDialogViewport(dialog);
  const [state, setState] = useState(() => to.atIndex(start));
  const [wasOpen, setWasOpen] = useState(isOpen);
  const viewport = { pictures, screen, direction };
  const change = (step: to.Change) => setState((now) => step(now, viewport));

  // Each opening begins with the picture that was chosen; while it closes, the picture stays as it is.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setState(to.atIndex(start));
  }

  useEffect(() => {
    if (state.isClosing) dialog.current?.close();
  }, [state.isClosing]);

  // After the phone was turned there is no gap at an edge, and what fits on the screen is centred.
  const refit = useEffectEvent(() => change(to.refit));
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the screen changes
  useEffect(() => refit(), [screen.width, screen.height]);

  function onKeyDown(event: KeyboardEvent) {
    const step = keys[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    change(step);
  }

  const draggedDown = screen.height > 0 ? state.pull.y / screen.height : 0;
  return (
    <Dialog
      ref={dialog}
      id={id}
      label={say(lightboxNames, "picturesOf", { dress: name })}
      className={`${overlay.overlay} ${styles.lightbox}`}
      onClosed={() => onClose(state.index)}
      onKeyDown={onKeyDown}
      style={{ "--left": draggedDown }}
    >
      <h2 className="visually-hidden">{say(lightboxNames, "picturesOf", { dress: name })}</h2>
      <LightboxControls
        count={pictures.length}
        index={state.index}
        scale={state.view.scale}
        onChange={change}
        onClose={() => dialog.current?.close()}
      />
      <Stage state={state} viewport={viewport} pictures={pictures} onChange={change} />
    </Dialog>
  );
}

/** Size in pixels and direction of reading of an open dialog; 0 × 0 until it has been open. */
function useDialogViewport(dialog: RefObject<HTMLDialogElement | null>) {
  const [viewport, setViewport] = useState<Omit<to.Viewport, "pictures">>({
    screen: { width: 0, height: 0 },
    direction: 1,
  });

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (!element.open) return;
      const direction = getComputedStyle(element).direction === "rtl" ? -1 : 1;
      setViewport({ screen: { width: element.clientWidth, height: element.clientHeight }, direction });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [dialog]);

  return viewport;
}
