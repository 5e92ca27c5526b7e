/** Every shop has these screens. */
export const navigationWords = {
  home: "Home",
  about: "About us",
  contact: "Contact us",
};

/** The footer's columns begin with these; two are links under "Reach us". */
export const footerWords = {
  about: "About us",
  mainLinks: "Main Links",
  explore: "Explore",
  reach: "Reach us",
  showroom: "Visit our showroom",
  appointment: "Book an Appointment",
  customerCare: "Customer Care",
  newsletter: "Newsletter",
};
