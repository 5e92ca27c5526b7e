import { t } from "@trousseau/words/translate.ts";
import type { Values } from "./describe.ts";
import { sent } from "./fields.ts";
import { wroteIn } from "./written-language.ts";

/** Someone who has confirmed an address for the newsletter. A label shows the times to whoever asks for a proof of consent. */
export const subscriber = {
  title: t("Subscriber"),
  fields: {
    email: sent("line", t("Email")),
    signedUp: sent("datetime", t("Signed up")),
    confirmed: sent("datetime", t("Confirmed")),
    language: wroteIn(),
    unsubscribeUrl: sent("line", t("Unsubscribe link"), {
      description: t(
        "Put it at the end of every newsletter to this address. Anyone who has the link can remove the address from the list.",
      ),
    }),
  },
};

export type Subscriber = Values<typeof subscriber.fields>;
