import { t } from "@trousseau/words/translate.ts";
import { dress, plain } from "./fields.ts";

/** A dress that hangs in the showroom: what is booked. Anybody without a login sees nothing of it. */
export const piece = {
  title: t("Piece"),
  fields: {
    dress: dress(t("Dress"), { needs: t("Choose the dress that this piece belongs to.") }),
    size: plain("line", t("Size"), { description: t("As it is written on the dress in the shop: 38.") }),
    colour: plain("line", t("Colour"), {
      description: t("Where there are several. If empty, the one in the pictures."),
    }),
    number: plain("line", t("Number"), {
      description: t("As it is sewn or written into the dress, to tell two of one size apart."),
    }),
  },
};
