/** The specification has the words of the orders of a list and of the two buttons. */
export const shoppingWords = {
  priceOnRequest: "Price on request",
  toRent: (price: string) => `${price} to rent`,
  rentalOnRequest: "Rental price on request",
  /** This stands between the price to buy and the price to rent. */
  or: "or",
  /** This stands beside the price where the picture shows the dress in another colour. */
  alsoIn: (colour: string) => `also in ${colour}`,
  sortOrders: {
    "name-ascending": "Alphabetically, A-Z",
    "name-descending": "Alphabetically, Z-A",
    "price-ascending": "Price, low to high",
    "price-descending": "Price, high to low",
  },
  /** Says the name of an order in an announcement: "price low to high". */
  orderInSentence: (order: string) => order.charAt(0).toLowerCase() + order.slice(1).replace(",", ""),
  enquiries: {
    rent: { label: "Rent via WhatsApp", shortLabel: "Rent" },
    purchase: { label: "Purchase via WhatsApp", shortLabel: "Purchase" },
  },
  /** Assistive technology reads this out after the short label, on phones. */
  viaWhatsApp: "via WhatsApp",
  /** Leads a visitor to the telephone and the form, beneath the two buttons. */
  withoutWhatsApp: "Without WhatsApp",
};
