import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { DRESS_RATIO } from "#app/catalogue/picture-size.ts";
import type { Home } from "#app/label/home-texts.ts";
import buttons from "#app/ui/button.module.css";
import { useIsMotionPaused } from "#app/ui/motion.ts";
import { onceNearViewport } from "#app/ui/once-near-viewport.ts";
import { PauseMotion } from "#app/ui/pause-motion.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { Title } from "#app/ui/title.tsx";
import styles from "./bridal-carousel.module.css";
import type { Carousel } from "./bridal-swiper.ts";

/** A rail the browser scrolls until Swiper has arrived; Swiper comes when the section is near. */
export function BridalCarousel({ texts }: { texts: Home["bridal"] }) {
  const section = useRef<HTMLElement>(null);
  const slides = useRef<HTMLDivElement>(null);
  const pagination = useRef<HTMLDivElement>(null);
  const [carousel, setCarousel] = useState<Carousel>();
  const [index, setIndex] = useState(0);
  const isPaused = useIsMotionPaused();

  // A layout effect, so that Swiper ends before its slides leave the page: it puts them back in order, and Chromium
  // never forgets a picture with `sizes` that is moved outside of the page.
  useLayoutEffect(() => {
    const element = slides.current;
    const bullets = pagination.current;
    if (!section.current || !element || !bullets) return;
    let started: Carousel | undefined;
    const stopWaiting = onceNearViewport(section.current, async (isWanted) => {
      const { startCarousel } = await import("./bridal-swiper.ts");
      if (!isWanted()) return;
      started = startCarousel({ slides: element, pagination: bullets, onChange: setIndex });
      setCarousel(started);
    });
    return () => {
      stopWaiting();
      started?.destroy();
    };
  }, []);

  useEffect(() => {
    carousel?.setPaused(isPaused);
  }, [carousel, isPaused]);

  // Until Swiper has come, the browser scrolls by itself.
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const sign = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!carousel || sign === undefined) return;
    event.preventDefault();
    const isFromRight = getComputedStyle(event.currentTarget).direction === "rtl";
    carousel.step(isFromRight === sign < 0 ? 1 : -1);
  }

  return (
    <section ref={section} className={`${styles.bridal} section grid`} aria-labelledby="bridal">
      <header className={`${styles.head} rise`}>
        <h2 id="bridal">
          <Title text={texts.heading} />
        </h2>
        <ScreenLink className={buttons.button} href={texts.action.href}>
          {texts.action.label}
        </ScreenLink>
      </header>
      <div
        ref={slides}
        className={`${styles.carousel} swiper`}
        role="group"
        aria-labelledby="bridal"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <div className={`${styles.slides} swiper-wrapper`}>
          {texts.slides.map(({ id, img, detail }) => (
            <div key={id} className={`${styles.slide} swiper-slide`}>
              <Picture picture={img} ratio={DRESS_RATIO} sizes="(width < 60rem) 72vw, 31vw" />
              <Picture picture={detail} ratio={DRESS_RATIO} sizes="(width < 60rem) 1px, 31vw" />
            </div>
          ))}
        </div>
      </div>
      <div className={styles.foot}>
        <div ref={pagination} className={styles.pagination} />
        <p className="label soft">
          {texts.season} · {index + 1} of {texts.slides.length}
        </p>
        <PauseMotion />
      </div>
    </section>
  );
}
