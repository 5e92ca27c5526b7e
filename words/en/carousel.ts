/** Assistive technology reads these out for carousels, stacks of cards and their buttons. */
export const carouselNames = {
  /** These follow a name and say what it names. */
  carousel: "carousel",
  slide: "slide",
  positionOf: (number: number, count: number) => `${number} of ${count}`,
  showSlide: (number: number, count: number) => `Show slide ${number} of ${count}`,
  /** These two belong to the stack of featured dresses. */
  previous: "Previous featured dress",
  next: "Next featured dress",
};
