import { t } from "@trousseau/words/translate.ts";
import { day } from "#model/texts/text-rules.ts";
import { optional } from "./describe.ts";
import { plain } from "./fields.ts";

/** Someone who rents or buys. Anybody without a login sees nothing of it; model/customers/customer-rule.ts keeps each from being there twice. */
export const customer = {
  title: t("Customer"),
  fields: {
    name: plain("line", t("Name"), { needs: t("Write a name.") }),
    /** E.164, "+41795550100", wherever the number can be dialled; otherwise as it was typed. */
    phone: plain("line", t("Telephone")),
    email: plain("line", t("Email")),
    address: plain("text", t("Postal address"), { rows: 3 }),
    eventDate: optional("date", t("Date of the event"), () => day),
    measurements: plain("text", t("Measurements"), { rows: 3 }),
    note: plain("text", t("Note"), { description: t("Only the label sees it."), rows: 3 }),
  },
};
