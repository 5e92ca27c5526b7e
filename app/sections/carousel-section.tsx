import { say } from "@trousseau/words/say.ts";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { onceNearViewport } from "#app/ui/once-near-viewport.ts";
import { useRotation } from "#app/ui/pause-motion.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { DRESS_RATIO } from "#model/dresses/picture-size.ts";
import type { DrawnSection } from "#model/sections/drawn-sections.server.ts";
import carouselNames from "#words/carousel.json" with { type: "json" };
import { separated } from "#words/locale.ts";
import styles from "./carousel-section.module.css";
import type { Carousel } from "./carousel-swiper.ts";
import { SectionAction, SectionHeading, useSectionField } from "./section-parts.tsx";

/** The browser scrolls the list until the section is near the viewport and Swiper has loaded. */
export function CarouselSection({ section: texts }: { section: DrawnSection<"carouselSection"> }) {
  const { section, slides, carousel, index } = useCarousel();
  const { isRotating, stop, control, handlers } = useRotation();
  const { id: headingId } = texts;
  const field = useSectionField(texts);
  const count = texts.slides.length;

  useEffect(() => {
    carousel?.setPaused(!isRotating);
  }, [carousel, isRotating]);

  function move(to: (carousel: Carousel) => void) {
    stop();
    if (carousel) to(carousel);
  }

  return (
    <section ref={section} className={`${styles.bridal} section grid`} aria-labelledby={headingId}>
      <header className={`${styles.head} twelve rise`}>
        <SectionHeading section={texts} />
        <SectionAction section={texts} />
      </header>
      <div
        className={styles.block}
        role="group"
        aria-roledescription={carouselNames.carousel}
        aria-labelledby={headingId}
        {...handlers}
      >
        <div className={`${styles.foot} unprinted`} data-waits={carousel ? undefined : ""}>
          {control}
          <Pagination slides={texts.slides} index={index} move={move} />
          <p
            className="label soft"
            aria-live={isRotating ? "off" : "polite"}
            aria-atomic="true"
            data-sanity={field("season")}
          >
            <span>
              {[texts.season, say(carouselNames, "positionOf", { number: index + 1, count })]
                .filter(Boolean)
                .join(" · ")}
            </span>
            <span className="visually-hidden">{separated(["", texts.slides[index]?.img.alt ?? ""])}</span>
          </p>
        </div>
        <div
          ref={slides}
          className={`${styles.carousel} swiper`}
          // The browser scrolls it until Swiper has come, by keyboard too.
          tabIndex={carousel ? undefined : 0}
        >
          <div className={`${styles.slides} swiper-wrapper`}>
            {texts.slides.map(({ id, _key, img, detail }, slide) => (
              <div
                key={id}
                className={`${styles.slide} swiper-slide`}
                role="group"
                aria-roledescription={carouselNames.slide}
                aria-label={say(carouselNames, "positionOf", { number: slide + 1, count })}
              >
                <Picture
                  picture={img}
                  ratio={DRESS_RATIO}
                  sizes="(max-width: 59.99rem) 72vw, 31vw"
                  data-sanity={field("slides", { _key }, "img")}
                />
                <Picture
                  picture={detail}
                  ratio={DRESS_RATIO}
                  sizes="(max-width: 59.99rem) 1px, 31vw"
                  data-sanity={field("slides", { _key }, "detail")}
                />
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Starts Swiper once the section is near. `index` is that of the first slide in view, from 0. */
function useCarousel() {
  const section = useRef<HTMLElement>(null);
  const slides = useRef<HTMLDivElement>(null);
  const [carousel, setCarousel] = useState<Carousel>();
  const [index, setIndex] = useState(0);

  // A layout effect, so that Swiper ends before its slides leave the page: it puts them back in order, and Chromium
  // never forgets a picture with `sizes` that is moved outside of the page.
  useLayoutEffect(() => {
    const element = slides.current;
    if (!section.current || !element) return;
    let started: Carousel | undefined;
    const stopWaiting = onceNearViewport(section.current, async (isWanted) => {
      // Swiper does not come without a connection: then the browser scrolls on.
      const swiper = await import("./carousel-swiper.ts").catch(() => undefined);
      if (!swiper || !isWanted()) return;
      started = swiper.startCarousel(element, setIndex);
      setCarousel(started);
    });
    return () => {
      stopWaiting();
      started?.destroy();
    };
  }, []);

  return { section, slides, carousel, index };
}

type PaginationProps = {
  slides: DrawnSection<"carouselSection">["slides"];
  index: number;
  move: (to: (carousel: Carousel) => void) => void;
};

function Pagination({ slides, index, move }: PaginationProps) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const sign = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (sign === undefined) return;
    event.preventDefault();
    const isFromRight = getComputedStyle(event.currentTarget).direction === "rtl";
    move((carousel) => carousel.step(isFromRight === sign < 0 ? 1 : -1));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons in it
    <div className={styles.pagination} onKeyDown={onKeyDown}>
      {slides.map(({ id }, slide) => (
        <button
          key={id}
          type="button"
          aria-label={say(carouselNames, "showSlide", { number: slide + 1, count: slides.length })}
          aria-current={slide === index ? "true" : undefined}
          onClick={() => move((carousel) => carousel.show(slide))}
        />
      ))}
    </div>
  );
}
