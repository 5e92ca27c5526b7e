/** The wishlist button and the header's link say this of the fitting list. */
export const wishlistWords = {
  listOf: (count: number) => `Fitting list, ${count} ${count === 1 ? "dress" : "dresses"}`,
  added: (dress: string, count: number) => `${dress} is on the fitting list, ${count} of 12`,
  takenOff: (dress: string) => `${dress} has been removed from the fitting list`,
};
