/** The wishlist button says this once the fitting list is full. */
export const fullWishlistWords = {
  full: "Your fitting list holds twelve dresses, and is full.",
  toList: "Remove one to make room",
};
