/** An answer may name the label's numbers of days (terms.ts). */
export type Question = { id: string; q: string; a: string };

export type QuestionsScreen = {
  title: string;
  lead: string;
  /** For search engines: 155 characters at most. */
  description: string;
  more: { label: string; href: string };
};

export const questionsScreen: QuestionsScreen = {
  title: "Questions,\n*answered*",
  lead: "Anything else, we answer by message.",
  description:
    "Returns, sizes, alterations, delivery times and colours: how ordering or renting a dress from Auvrane works, with the number of days for each.",
  more: { label: "Contact us", href: "/contact" },
};

export const questions: Question[] = [
  {
    id: "returns",
    q: "What is the return policy?",
    a: "A dress in a standard size may come back within {returnDays} days of its arrival, unworn, with its labels still sewn in. Write to us first and we arrange the courier. The refund follows within {refundDays} days of the dress reaching the atelier. Dresses cut to your measurements, altered, or dyed to order are yours alone and cannot be returned.",
  },
  {
    id: "sizes",
    q: "How do I choose my size?",
    a: "Our sizes are French, 34 to 46; each dress lists the ones it is cut in. Measure the fullest part of the bust, the narrowest part of the waist, the widest part of the hips, and from the hollow of the throat to the floor, barefoot. The size finder beside the sizes of each dress does the rest, and adds your heels; or send us the figures and we tell you the size, the same or the next working day. Between two sizes, take the larger: a seam can be taken in. If the fit is wrong all the same, tell us within {returnDays} days of arrival and the first exchange costs nothing.",
  },
  {
    id: "alterations",
    q: "Can a dress be customised or altered?",
    a: "Yes. Hems, straps, sleeves, linings and the depth of a neckline can be changed, and most dresses can be dyed in another colour of the house. Tell us within {changeDays} days of ordering, before the cloth is cut; an alteration adds {alterationDays} days to the making. If the dress is already yours, bring it to Paris no later than {fittingDays} days before the evening and we fit it on you.",
  },
  {
    id: "delivery",
    q: "How long does delivery take?",
    a: "An evening dress is made in {makingDays} days and a bridal dress in {makingDays/bridal-dresses}, counted from the day we agree the size. The courier then takes {nearShippingDays} days within Europe and up to {shippingDays} elsewhere. Shipping is complimentary worldwide; if your country charges duty, we tell you the amount before you decide. A rented dress is timed to reach you {rentalBeforeDays} days before the evening and goes back within {rentalAfterDays} days after it.",
  },
  {
    id: "colours",
    q: "Will the colour match the pictures?",
    a: "Closely, never exactly. Satin changes with the light it stands in, tulle with what is worn beneath it, and every screen has its own opinion. Ask for a cutting of the cloth: it is free and reaches you within {swatchDays} days. No two dye baths are quite alike, so dresses for one party should be ordered within {changeDays} days of each other; we then cut them from a single length.",
  },
];
