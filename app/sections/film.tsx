import { useEffect, useRef, useState } from "react";
import { Hairline } from "#app/site/loading.tsx";
import { useIsMotionPaused } from "#app/ui/motion.ts";
import { onceNearViewport } from "#app/ui/once-near-viewport.ts";
import { Picture, type PictureProps } from "#app/ui/picture.tsx";
import { savesData } from "#app/ui/saves-data.ts";
import { whileLookedAt } from "#app/ui/while-looked-at.ts";
import type { DrawnSection } from "#model/sections/drawn-sections.server.ts";
import styles from "./film.module.css";

type FilmProps = Pick<DrawnSection<"heroSection">, "sources"> &
  Partial<Pick<DrawnSection<"heroSection">, "poster" | "unsupported">> & {
    /** One that is "looked at" lies over a picture of the page. */
    loading: PictureProps["loading"] | "looked at";
  };

/**
 * The looping, muted film over its first frame. Its bytes are requested only by script, after the page has loaded,
 * or where it is near or looked at, and while motion is wanted and data is not saved: a film that cannot be paused must not play, and must not keep the dresses waiting.
 */
export function Film({ sources, poster, unsupported, loading }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const isPaused = useIsMotionPaused();
  const [state, setState] = useState<"waiting" | "loading" | "ready">("waiting");

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (isPaused || savesData()) {
      element.pause();
      return;
    }
    function play() {
      if (!element) return;
      if (element.readyState < element.HAVE_CURRENT_DATA) setState("loading");
      // Refused while the device saves power: the first frame stays, which is no error.
      element.play().catch(() => setState("ready"));
    }
    if (loading === "lazy") return onceNearViewport(element, play);
    if (loading === "looked at") return whileLookedAt(element, play, () => element.pause());
    if (document.readyState === "complete") {
      play();
      return;
    }
    window.addEventListener("load", play, { once: true });
    return () => window.removeEventListener("load", play);
  }, [isPaused, loading]);

  return (
    <div className={styles.film} data-state={state}>
      {poster && loading !== "looked at" && <Picture picture={poster} sizes="100vw" loading={loading} />}
      {sources.length > 0 && (
        <video
          ref={video}
          muted
          loop
          playsInline
          preload="none"
          aria-hidden="true"
          tabIndex={-1}
          onLoadedData={() => setState("ready")}
          onError={() => setState("ready")}
        >
          {sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
          {unsupported && <span>{unsupported}</span>}
        </video>
      )}
      {state === "loading" && !isPaused && (
        <span className={styles.loading} aria-hidden="true">
          <Hairline />
        </span>
      )}
    </div>
  );
}
