// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Carousel, startCarousel } from "./carousel-swiper.ts";

/** The width of the carousel, and of its left margin, in pixels. */
const WIDTH = 1000;
const LEFT = 100;
/** Pixels from one slide to the next while the browser scrolls them. */
const RAIL_STEP = 300;
const COUNT = 6;

/** Ends with each test. */
let started: Carousel | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  // Happy DOM lays nothing out.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(WIDTH);
});

afterEach(() => {
  started?.destroy();
  started = undefined;
});

/** The carousel, whose slides the browser has scrolled by so many pixels before Swiper came. */
function start(scrolledBy = 0) {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.startsWith("(min-width") }));
  const rail = railOf(COUNT, scrolledBy);
  rail.slides.style.columnGap = "20px";
  /** The slides that were said to be shown, counted from 0. */
  const shown: number[] = [];
  const carousel = startCarousel(rail.slides, (index) => shown.push(index));
  started = carousel;
  return { ...rail, shown, carousel };
}

/** Slides as the browser scrolls them. */
function railOf(count: number, scrolledBy: number) {
  const element = (more: object) => Object.assign(document.createElement("div"), more);
  const slides = element({ className: "swiper", scrollLeft: scrolledBy });
  const wrapper = element({ className: "swiper-wrapper" });
  slides.getBoundingClientRect = () => new DOMRect(LEFT, 0, WIDTH, 0);
  for (let index = 0; index < count; index++) {
    const slide = element({ className: "swiper-slide" });
    slide.getBoundingClientRect = () =>
      new DOMRect(LEFT + index * RAIL_STEP - slides.scrollLeft, 0, RAIL_STEP, 0);
    wrapper.append(slide);
  }
  slides.append(wrapper);
  document.body.append(slides);
  return { slides, wrapper };
}

test.each([
  [0, 0],
  [RAIL_STEP, 1],
  [2 * RAIL_STEP + 100, 2],
])("Scrolled by %d pixels before Swiper came, it begins with slide %d, unscrolled", (scrolledBy, index) => {
  const { slides, shown } = start(scrolledBy);
  expect(shown).toEqual([index]);
  const active = slides.querySelector(".swiper-slide-active")?.getAttribute("data-swiper-slide-index");
  expect([active, slides.scrollLeft]).toEqual([`${index}`, 0]);
});

test("It goes on where a browser does not say that a slide has come to rest, and from the last to the first", () => {
  const { shown, wrapper } = start();
  vi.advanceTimersByTime(2000);
  expect(wrapper.style.transitionDuration).toBe("2000ms");
  vi.advanceTimersByTime(4000 * 5 - 1);
  expect(shown).toEqual([0, 1, 2, 3, 4, 5]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([0, 1, 2, 3, 4, 5, 0]);
});

test("A key or a button is answered in half a second, also while a slide moves", () => {
  const { shown, wrapper, carousel } = start();
  vi.advanceTimersByTime(2000);
  carousel.step(1);
  expect(wrapper.style.transitionDuration).toBe("500ms");
  carousel.step(-1);
  expect(wrapper.style.transitionDuration).toBe("500ms");
  carousel.step(-1);
  carousel.step(-1);
  carousel.show(3);
  expect(wrapper.style.transitionDuration).toBe("500ms");
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([0, 1, 2, 1, 0, 5, 3]);
});

test("Ended, it leaves the slides as they were and moves no more", () => {
  const { shown, slides, carousel } = start();
  carousel.destroy();
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([0]);
  expect(vi.getTimerCount()).toBe(0);
  expect(slides.querySelector(".swiper-slide-active")).toBeNull();
});
