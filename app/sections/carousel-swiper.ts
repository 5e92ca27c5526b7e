import Swiper from "swiper";

/** The specification's figures, in milliseconds and slides. */
const AUTOPLAY_DELAY_MS = 2000;
const SPEED_MS = 2000;
/** A key is answered sooner than the carousel moves by itself. */
const STEP_MS = 500;
const SLIDES_PER_VIEW = 1;
const SLIDES_PER_VIEW_FROM = { 380: 1.2, 400: 1.4, 1000: 1.7, 1200: 1.5, 1400: 1.5 };

export type Carousel = ReturnType<typeof startCarousel>;

/** `onChange` is called with the index of the first slide in view, from 0. */
export function startCarousel(slides: HTMLElement, onChange: (index: number) => void) {
  const initialSlide = slideIn(slides);
  slides.scrollLeft = 0;
  const speed = (milliseconds: number) => (isStill() ? 0 : milliseconds);
  const swiper = new Swiper(slides, {
    initialSlide,
    loop: true,
    // A key is answered also while a slide moves, which is half of the time.
    loopPreventsSliding: false,
    speed: speed(SPEED_MS),
    slidesPerView: SLIDES_PER_VIEW,
    breakpoints: breakpoints(slides),
  });
  onChange(initialSlide);
  swiper.on("realIndexChange", ({ realIndex }) => onChange(realIndex));
  const setPaused = startAutoplay(swiper);
  return {
    setPaused,
    /** Leads to the next slide (1) or the one before (-1). */
    step: (by: 1 | -1) => (by === 1 ? swiper.slideNext(speed(STEP_MS)) : swiper.slidePrev(speed(STEP_MS))),
    /** Leads to the slide with this index, from 0. */
    show: (index: number) => swiper.slideToLoop(index, speed(STEP_MS)),
    destroy: () => {
      setPaused(true);
      swiper.destroy();
    },
  };
}

/**
 * Swiper's own Autoplay plans a step when the one before has ended, and stops permanently once Swiper has refused
 * one. Here each step is planned when the one before begins.
 */
function startAutoplay(swiper: Swiper) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPaused = false;

  function stepAfter(milliseconds: number) {
    clearTimeout(timer);
    if (!isPaused) timer = setTimeout(step, milliseconds);
  }
  function step() {
    swiper.slideNext();
    stepAfter(SPEED_MS + AUTOPLAY_DELAY_MS);
  }
  swiper.on("transitionEnd", () => stepAfter(AUTOPLAY_DELAY_MS));
  swiper.on("touchStart", () => clearTimeout(timer));
  swiper.on("touchEnd", () => stepAfter(SPEED_MS + AUTOPLAY_DELAY_MS));
  stepAfter(AUTOPLAY_DELAY_MS);
  return (paused: boolean) => {
    isPaused = paused;
    stepAfter(AUTOPLAY_DELAY_MS);
  };
}

function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The slide that the browser has been scrolled to, from 0. */
function slideIn(slides: HTMLElement): number {
  const edge = slides.getBoundingClientRect().left;
  const distances = Array.from(slides.querySelectorAll(".swiper-slide"), (slide) =>
    Math.abs(slide.getBoundingClientRect().left - edge),
  );
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Swiper wants the gutter of the style sheet in pixels, and takes it only beside the numbers of slides. */
function breakpoints(slides: HTMLElement) {
  const spaceBetween = Number.parseFloat(getComputedStyle(slides).columnGap) || 0;
  return Object.fromEntries(
    Object.entries(SLIDES_PER_VIEW_FROM).map(([width, slidesPerView]) => [
      width,
      { slidesPerView, spaceBetween },
    ]),
  );
}
