/** One address for every kind of screen. */
export const screens = [
  "/",
  "/collection/tulle-dresses",
  "/collection/satin-dresses",
  "/product/aurelie",
  "/product/solange",
  "/about",
  "/enquiry?dress=aurelie",
  "/contact",
  "/faq",
  "/privacy",
  "/nowhere",
];
