/** Stands round the label's own texts on the contact page. */
export const contactWords = {
  labels: {
    name: "Name",
    email: "Email",
    message: "Message",
    /** Nobody has to fill in these two. */
    telephone: "Telephone (optional)",
    date: "Date of the event (optional)",
    /** This precedes the date in a message. */
    event: "Date of the event",
    submit: "Submit",
    sending: "Sending",
    whatsapp: "Write to us on WhatsApp",
    showroom: "Showroom",
    hours: "Hours",
    appointment: "Book an Appointment",
    phone: "Telephone",
    write: "Email",
    /** This precedes the address to which the reply goes. */
    answerTo: "We will reply to",
    /** The receipt names the reference and the day, and repeats none of the visitor's words. */
    copy: "Send me a receipt",
    reference: "Reference",
    another: "Write another message",
    /** Only programs see this field and fill it in. */
    trap: "Leave this empty",
    /** This leads to the privacy page. */
    privacy: "How we use and keep your message",
  },
  errors: {
    summary: "A few details need another look. Nothing you wrote is lost.",
    nameMissing: "Please tell us your name.",
    emailMissing: "Please leave an email address so that we can reply.",
    emailMalformed: "This address looks incomplete. It should read like name@domain.com.",
    messageMissing: "Write a line or two; even a date helps.",
    dateUnreadable: "Please complete the date, such as 2027-05-09, or leave it empty.",
    datePast: "This date has passed. Is the year right?",
    /** The answer did not come: there is no connection, or the fault is ours. */
    notSent: "Your message could not be sent just now. Nothing is lost: try again, or reach us another way.",
  },
  /** The page says this when a message is not stored, beside the two ways on. */
  notKept: {
    failed: {
      heading: "Not sent *yet*",
      text: "Your message could not be sent just now. It is ready below, word for word: send it on WhatsApp or by email, or select Submit again.",
    },
    limited: {
      heading: "Another *way*",
      text: "We cannot accept this message here. It is ready below, word for word: send it on WhatsApp, or by email.",
    },
  },
};

const notSignedUp =
  "We could not sign you up just now. Your address is still in the field: please try again.";

/** Stands round the label's own texts in the form of the newsletter. */
export const newsletterFormWords = {
  label: "Email address for the newsletter",
  /** The specification has this, word for word. */
  placeholder: "Enter Your Email",
  submit: "Subscribe",
  privacyPointer: "See our privacy policy.",
  errors: {
    emailMissing: "Please enter your email address.",
    emailMalformed: "This address looks incomplete. It should read like name@domain.com.",
    notSent: notSignedUp,
  },
  /** The form says this when the address is not stored, beside the way on. */
  notKept: {
    failed: notSignedUp,
    limited: "We cannot sign you up just now. Your address is still in the field: please try again later.",
  },
};
