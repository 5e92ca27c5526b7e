/** The wishlist button says this once the fitting list is full. */
export const fullWishlistWords = {
  full: "Twelve dresses make a full list.",
  toList: "Remove one to add another",
};
