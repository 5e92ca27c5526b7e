import Swiper from "swiper";
import { Autoplay } from "swiper/modules";

/** The specification's figures, in milliseconds and slides. */
const AUTOPLAY_DELAY_MS = 2000;
const SPEED_MS = 2000;
/** A key is answered sooner than the carousel moves by itself. */
const STEP_MS = 500;
const SLIDES_PER_VIEW = 1;
const SLIDES_PER_VIEW_FROM = { 380: 1.2, 400: 1.4, 1000: 1.7, 1200: 1.5, 1400: 1.5 };

export type Carousel = {
  setPaused(isPaused: boolean): void;
  /** To the next slide (1) or the one before (-1). */
  step(by: 1 | -1): void;
  /** The slide with this index, from 0. */
  show(index: number): void;
  destroy(): void;
};

export type CarouselParts = {
  slides: HTMLElement;
  /** Called with the index of the first slide in view, from 0. */
  onChange: (index: number) => void;
};

export function startCarousel({ slides, onChange }: CarouselParts): Carousel {
  const initialSlide = slideIn(slides);
  slides.scrollLeft = 0;
  const swiper = new Swiper(slides, {
    modules: [Autoplay],
    initialSlide,
    loop: true,
    speed: SPEED_MS,
    autoplay: { delay: AUTOPLAY_DELAY_MS, disableOnInteraction: false },
    slidesPerView: SLIDES_PER_VIEW,
    breakpoints: breakpoints(slides),
  });
  onChange(initialSlide);
  swiper.on("realIndexChange", ({ realIndex }) => onChange(realIndex));
  return {
    setPaused: (isPaused) => (isPaused ? swiper.autoplay.stop() : swiper.autoplay.start()),
    step: (by) => (by === 1 ? swiper.slideNext(STEP_MS) : swiper.slidePrev(STEP_MS)),
    show: (index) => swiper.slideToLoop(index, STEP_MS),
    destroy: () => swiper.destroy(),
  };
}

/** The slide that the browser has been scrolled to, from 0. */
function slideIn(slides: HTMLElement): number {
  const edge = slides.getBoundingClientRect().left;
  const distances = Array.from(slides.querySelectorAll(".swiper-slide"), (slide) =>
    Math.abs(slide.getBoundingClientRect().left - edge),
  );
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** The gutter is the style sheet's; Swiper wants it in pixels, and takes it only beside the numbers of slides. */
function breakpoints(slides: HTMLElement) {
  const spaceBetween = Number.parseFloat(getComputedStyle(slides).columnGap) || 0;
  return Object.fromEntries(
    Object.entries(SLIDES_PER_VIEW_FROM).map(([width, slidesPerView]) => [
      width,
      { slidesPerView, spaceBetween },
    ]),
  );
}
