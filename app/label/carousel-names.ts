/** What assistive technology reads out for carousels and stacks of cards, and their buttons. */
export const carouselNames = {
  positionOf: (number: number, count: number) => `${number} of ${count}`,
  showSlide: (number: number, count: number) => `Show slide ${number} of ${count}`,
  /** Of the stack of featured dresses. */
  previous: "Previous featured dress",
  next: "Next featured dress",
};
