/** One address for every kind of screen. */
export const screens = [
  "/",
  "/collection/tulle-dresses",
  "/collection/satin-dresses",
  "/product/aurelie",
  "/product/solange",
  "/about",
  "/enquiry?dress=aurelie",
  "/fitting",
  "/fitting?dress=aurelie&dress=isaure&dress=odette",
  "/contact",
  "/faq",
  "/privacy",
  "/size-finder?dress=aurelie",
  "/nowhere",
];
