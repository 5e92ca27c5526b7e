import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { DRESS_RATIO } from "#app/catalogue/picture-size.ts";
import { carouselNames } from "#app/label/carousel-names.ts";
import type { Home } from "#app/label/home-texts.ts";
import buttons from "#app/ui/button.module.css";
import { onceNearViewport } from "#app/ui/once-near-viewport.ts";
import { Picture } from "#app/ui/picture.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { Title } from "#app/ui/title.tsx";
import { useRotation } from "#app/ui/use-rotation.tsx";
import styles from "./bridal-carousel.module.css";
import type { Carousel } from "./bridal-swiper.ts";

/** A rail the browser scrolls until Swiper has arrived; Swiper comes when the section is near. */
export function BridalCarousel({ texts }: { texts: Home["bridal"] }) {
  const section = useRef<HTMLElement>(null);
  const slides = useRef<HTMLDivElement>(null);
  const [carousel, setCarousel] = useState<Carousel>();
  const [index, setIndex] = useState(0);
  const { isRotating, stop, control, handlers } = useRotation();
  const count = texts.slides.length;

  // A layout effect, so that Swiper ends before its slides leave the page: it puts them back in order, and Chromium
  // never forgets a picture with `sizes` that is moved outside of the page.
  useLayoutEffect(() => {
    const element = slides.current;
    if (!section.current || !element) return;
    let started: Carousel | undefined;
    const stopWaiting = onceNearViewport(section.current, async (isWanted) => {
      const { startCarousel } = await import("./bridal-swiper.ts");
      if (!isWanted()) return;
      started = startCarousel({ slides: element, onChange: setIndex });
      setCarousel(started);
    });
    return () => {
      stopWaiting();
      started?.destroy();
    };
  }, []);

  useEffect(() => {
    carousel?.setPaused(!isRotating);
  }, [carousel, isRotating]);

  function choose(slide: number) {
    stop();
    carousel?.show(slide);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const sign = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (sign === undefined) return;
    event.preventDefault();
    stop();
    const isFromRight = getComputedStyle(event.currentTarget).direction === "rtl";
    carousel?.step(isFromRight === sign < 0 ? 1 : -1);
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
        className={styles.block}
        role="group"
        aria-roledescription="carousel"
        aria-labelledby="bridal"
        {...handlers}
      >
        <div className={styles.foot} data-waits={carousel ? undefined : ""}>
          {control}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons in it */}
          <div className={styles.pagination} onKeyDown={onKeyDown}>
            {texts.slides.map(({ id }, slide) => (
              <button
                key={id}
                type="button"
                aria-label={carouselNames.showSlide(slide + 1, count)}
                aria-current={slide === index ? "true" : undefined}
                onClick={() => choose(slide)}
              />
            ))}
          </div>
          <p className="label soft" aria-live={isRotating ? "off" : "polite"} aria-atomic="true">
            {texts.season} · {carouselNames.placeIn(index + 1, count)}
            <span className="visually-hidden">, {texts.slides[index]?.img.alt}</span>
          </p>
        </div>
        <div
          ref={slides}
          className={`${styles.carousel} swiper`}
          // Until Swiper has come the browser scrolls it, by keyboard too.
          tabIndex={carousel ? undefined : 0}
        >
          <div className={`${styles.slides} swiper-wrapper`}>
            {texts.slides.map(({ id, img, detail }, slide) => (
              <div
                key={id}
                className={`${styles.slide} swiper-slide`}
                role="group"
                aria-roledescription="slide"
                aria-label={carouselNames.placeIn(slide + 1, count)}
              >
                <Picture picture={img} ratio={DRESS_RATIO} sizes="(max-width: 59.99rem) 72vw, 31vw" />
                <Picture picture={detail} ratio={DRESS_RATIO} sizes="(max-width: 59.99rem) 1px, 31vw" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
