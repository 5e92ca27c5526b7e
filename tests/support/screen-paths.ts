/** The fast lane looks at these as well. */
export const firstScreens = ["/", "/product/aurelie", "/contact"];

/** One address for every kind of screen. */
export const screens = [
  ...firstScreens,
  "/collection/tulle-dresses",
  "/collection/satin-dresses",
  "/product/solange",
  "/about",
  "/enquiry?dress=aurelie",
  "/fitting",
  "/fitting?dress=aurelie&dress=isaure&dress=odette",
  "/faq",
  "/privacy",
  "/size-finder?dress=aurelie",
  "/nowhere",
];
