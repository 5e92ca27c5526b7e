/** Stands in for what a label has not said itself; nothing in it is about a label, its people or its place. */
export const neutralWords = {
  name: "Untitled label",
  /** Messages on WhatsApp begin with this. */
  greeting: "hello",
  newsletterHeading: "Newsletter",
  newsletterNote: "You may unsubscribe at any time.",
  notShown: "What you were looking for is no longer shown.",
  /** The footer's last column begins with these. A line leads to the label's page of that title. */
  careLines: ["FAQ", "Exchanges and Returns", "Shipping Policy"],
  shopNow: "Shop Now",
  showMore: "Show More",
  firstDresses: "New *dresses*",
  collection: "The *collection*",
  featured: "Featured *dresses*",
  shippingButton: "Whatsapp",
  fashionWeeks: "Fashion weeks",
  questions: { title: "Questions,\n*answered*", more: "Contact us", all: "All questions" },
  letters: "Letters from the *atelier*",
  contact: {
    title: "Contact *us*",
    kept: {
      heading: "Thank *you*",
      text: "Your message has reached us. Please mention this reference if you write or call again.",
    },
    outcome: {
      heading: "Nearly *there*",
      text: "One step left: send it on WhatsApp or by email. It is ready below, word for word.",
      whatsapp: "Send on WhatsApp",
      email: "Write an email",
    },
    messageLead: "Hello, I am writing from the contact page.",
  },
  newsletter: {
    mailed:
      "Almost there: we have sent you an email. Open its link within seven days to join the list. Nothing yet? Check your spam folder, or the address.",
    outcome: {
      text: "You are not on the list yet. Send us your address on WhatsApp and we will add you by hand.",
      whatsapp: "Send it on WhatsApp",
    },
    messageLead: "Hello, I would like to receive letters from the atelier. My email address is",
  },
  privacy: {
    title: "Your *privacy*",
    introduction:
      "You can look at everything here without telling us who you are. What you do tell us is used for the purpose you gave it for, and for nothing else. This page says what that is.",
    ending:
      "You can ask what we hold about you, and have it corrected, sent to you as a file, or deleted together with its history. Write to us, and give the email address or telephone number that you used. If you think we have handled your data wrongly, you can also complain to the data protection authority of your country.",
  },
  search: {
    loading: "Looking",
    nothing: { hint: "Three letters of a name are enough. Or start with a collection." },
  },
  sizeChart: {
    title: "Find your *size*",
    measuring: {
      bust: "Around the fullest part, the tape level across the back, in the bra you will wear.",
      waist:
        "Around the narrowest part, where you bend sideways. Breathe out, and keep a finger under the tape.",
      hips: "Around the widest part, some 20 cm (8 in) below the waist, with your feet together.",
      hollowToHem:
        "From the hollow of the throat straight down to the floor, barefoot. We add the height of your heels, because the hem hangs where the shoes lift it.",
    },
  },
};
