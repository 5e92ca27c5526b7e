import * as editorial from "./editorial-pictures.ts";
import type { LabelPicture } from "./label-picture.ts";

export type Designer = {
  name: string;
  /** For the footer. */
  shortBiography: string;
  /** For search engines: 155 characters at most. */
  description: string;
  headline: string;
  biography: { kind: "text" | "quote"; text: string }[];
  fashionWeeksHeading: string;
  fashionWeeks: { year: number; city: string; season: string }[];
  opening: LabelPicture | undefined;
  /** Bleeds off the edge beside the second half of the biography. */
  plate: LabelPicture | undefined;
  invitation: string;
};

export const designer: Designer = {
  name: "Octave Auvrane",
  shortBiography:
    "Octave Auvrane cuts bridal and evening dresses in tulle, satin and lace. Each is draped on the stand, sewn by hand in one atelier, and made to be worn for a night that is remembered.",
  description:
    "Octave Auvrane learned to sew by taking wedding dresses apart. His house has shown bridal and evening together since its first collection in 2017.",
  headline: "Octave\n*Auvrane*",
  biography: [
    {
      kind: "text",
      text: "Octave Auvrane learned to sew before he learned to drive. In his grandmother’s workroom in Beirut, two floors above a shop that sold buttons, he unpicked wedding dresses to see how they stood up by themselves, then put them back together so that nobody could tell. He has been doing much the same ever since.",
    },
    {
      kind: "text",
      text: "What he found inside them was engineering. A ball gown is a small building: a waist tape that carries the weight, a net that pushes outward, a hem that must clear the floor by exactly the height of a shoe. The brides had only ever seen the surface. He thought the inside was the better half, and he still finishes it as though it would be worn inside out.",
    },
    {
      kind: "text",
      text: "At nineteen he went to Paris to study pattern cutting and stayed for nine years in other people’s ateliers, mostly at the end of the table where the toiles are made. He opened his own in 2016 with three seamstresses, one window and a borrowed stand. The first collection, eleven dresses, went home to Beirut in the spring of 2017 and was shown in the courtyard under the old workroom. His grandmother sat in the front row and looked at the seams.",
    },
    { kind: "quote", text: "A dress should arrive a moment *before* she does." },
    {
      kind: "text",
      text: "Dubai followed in 2019, then Paris, Milan and Paris again. The house shows bridal and evening in the same season, on the same table, because he sees no difference between them. Both are made for one night and kept for a lifetime.",
    },
    {
      kind: "text",
      text: "Every dress still begins on the stand: tulle pinned and unpinned until the line is right, satin cut only when nobody is speaking. There are nine people in the atelier now, and two windows. One person does nothing but embroider, another nothing but hems. A tulle skirt of eight layers has some forty metres of hem, and each layer is cut by eye, a little shorter than the one above.",
    },
    {
      kind: "text",
      text: "He chooses colours the way other people choose words, by leaving most of them out. A season has seventeen. Several are dyed in the courtyard in a copper pan, among them the rose at the foot of Isaure, which took eleven attempts and owes its final shade to a kettle that was not hot enough.",
    },
    {
      kind: "text",
      text: "The house lends as willingly as it sells. A dress that is worn by six women in a year, he says, has had a better year than one that hangs in a wardrobe; and it comes home each time to the people who made it, who check the seams, press the skirt and send it out again.",
    },
  ],
  fashionWeeksHeading: "Fashion weeks",
  fashionWeeks: [
    { year: 2023, city: "Paris", season: "Spring Summer" },
    { year: 2022, city: "Milan", season: "Autumn Winter" },
    { year: 2021, city: "Paris", season: "Spring Summer" },
    { year: 2019, city: "Dubai", season: "Resort" },
    { year: 2017, city: "Beirut", season: "first collection" },
  ],
  opening: editorial.trioEvening,
  plate: {
    src: "/house/josephine-main.jpg",
    width: 1440,
    height: 1800,
    alt: "An ivory mikado dress with a wide folded collar below the shoulders and a train turned to one side",
    focus: "50% 40%",
  },
  invitation: "Come and see\n*the dresses*",
};
