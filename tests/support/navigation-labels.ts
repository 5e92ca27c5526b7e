/** The navigation, in words. */
export const links = [
  "Home",
  "Tulle dresses",
  "Satin dresses",
  "Embroidered dresses",
  "Bridal dresses",
  "About us",
  "Contact us",
];
