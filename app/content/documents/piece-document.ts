import { dress, line } from "#app/content/fields.ts";

/** A dress that hangs in the showroom: what is booked. Anybody without a login sees nothing of it. */
export const piece = {
  title: "Piece",
  fields: {
    dress: dress("Dress", { needs: "Choose the dress that it is one of." }),
    size: line("Size", { description: "As it is written on the dress in the shop: 38." }),
    colour: line("Colour", { description: "Where there are several. If empty, the one in the pictures." }),
    number: line("Number", {
      description: "As it is sewn or written into the dress, so that two of one size are told apart.",
    }),
  },
};
