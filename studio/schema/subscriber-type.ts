import { UsersIcon } from "@sanity/icons/Users";
import { t } from "@trousseau/words/translate.ts";
import { defineType } from "sanity";
import { momentInWords } from "#model/days/day.ts";
import { subscriber as subscriberDescribed } from "#model/documents/subscriber-document.ts";
import { describedDocument, unsearched } from "./described-document.ts";

/** Deleting it takes the address off the list. */
export const subscriber = defineType({
  ...describedDocument("subscriber", subscriberDescribed, UsersIcon),
  ...unsearched,
  liveEdit: true,
  orderings: [{ name: "confirmed", title: t("Confirmed"), by: [{ field: "confirmed", direction: "desc" }] }],
  preview: {
    select: { title: "email", confirmed: "confirmed" },
    prepare: ({ title, confirmed }) => ({
      title: String(title ?? ""),
      subtitle: typeof confirmed === "string" ? momentInWords(confirmed, { dateStyle: "medium" }) : "",
    }),
  },
});
