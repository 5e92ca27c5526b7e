import Swiper from "swiper";
import { Autoplay, Pagination } from "swiper/modules";

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
  destroy(): void;
};

export type CarouselParts = {
  slides: HTMLElement;
  pagination: HTMLElement;
  /** Told the slide that stands first, from 0. */
  onChange: (index: number) => void;
};

export function startCarousel({ slides, pagination, onChange }: CarouselParts): Carousel {
  const count = slides.querySelectorAll(".swiper-slide").length;
  slides.scrollLeft = 0;
  const swiper = new Swiper(slides, {
    modules: [Autoplay, Pagination],
    loop: true,
    speed: SPEED_MS,
    autoplay: { delay: AUTOPLAY_DELAY_MS, disableOnInteraction: false },
    slidesPerView: SLIDES_PER_VIEW,
    breakpoints: breakpoints(slides),
    pagination: {
      el: pagination,
      clickable: true,
      bulletElement: "button",
      renderBullet: (index, className) =>
        `<button type="button" class="${className}" aria-label="Show slide ${index + 1} of ${count}"></button>`,
    },
  });
  swiper.on("realIndexChange", ({ realIndex }) => onChange(realIndex));
  return {
    setPaused: (isPaused) => (isPaused ? swiper.autoplay.stop() : swiper.autoplay.start()),
    step: (by) => (by === 1 ? swiper.slideNext(STEP_MS) : swiper.slidePrev(STEP_MS)),
    destroy: () => swiper.destroy(),
  };
}

/** The gutter is the style sheet's; Swiper wants it in pixels, and has no other place for it than beside the figures. */
function breakpoints(slides: HTMLElement) {
  const spaceBetween = Number.parseFloat(getComputedStyle(slides).columnGap) || 0;
  return Object.fromEntries(
    Object.entries(SLIDES_PER_VIEW_FROM).map(([width, slidesPerView]) => [
      width,
      { slidesPerView, spaceBetween },
    ]),
  );
}
