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
      text: "Your message is with us, word for word. Name the reference if you write or call about it again.",
    },
    outcome: {
      heading: "Nearly *there*",
      text: "Your message is not delivered from this page yet. It is ready below, word for word: send it on WhatsApp and it is with us at once, or write to us by email.",
      whatsapp: "Send on WhatsApp",
      email: "Write an email",
    },
    messageLead: "Hello, I am writing from the contact page.",
  },
  newsletter: {
    mailed:
      "One more step: a mail is on its way. Press the link in it, within seven days, and you are on the list. Does it not come? Look among unwanted mail, or check the address.",
    outcome: {
      text: "You are not on the list yet: this page cannot sign you up by itself. Ask for the letters on WhatsApp and we add your address by hand.",
      whatsapp: "Ask on WhatsApp",
    },
    messageLead: "Hello, I would like to receive letters from the atelier. My email address is",
  },
  privacy: {
    title: "What we *keep*",
    introduction:
      "You may look at everything here without telling us who you are. What you do tell us is used for what you told it for, and for nothing else. This page says what that is; the shop writes it from its own settings.",
    ending:
      "You may ask what we hold of you, have it corrected, given to you as a file, or deleted, with its history. Write to us and name the address or telephone number that you wrote from. If you think that we handle it wrongly, you may also complain to the data protection authority of your country.",
  },
  search: {
    loading: "Looking",
    nothing: {
      sentence: "No dress goes by that name.",
      hint: "Three letters of a name are often enough. Or begin with a collection.",
    },
  },
  sizeChart: {
    title: "Find your *size*",
    measuring: {
      bust: "Round the fullest part, the tape level across the back, in the bra that you will wear.",
      waist:
        "Round the narrowest part, where you bend to the side. Breathe out, and leave a finger under the tape.",
      hips: "Round the widest part, some 20 cm (8 in) below the waist, with your feet together.",
      hollowToHem:
        "From the hollow of the throat straight down to the floor, barefoot. The height of your heels is added to it, because the hem hangs where the shoes lift it.",
    },
  },
};
