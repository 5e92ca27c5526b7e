import { UsersIcon } from "@sanity/icons/Users";
import { t } from "@trousseau/words/translate.ts";
import { defineField, defineType } from "sanity";
import { momentInWords } from "#model/days/day.ts";

/**
 * Who has confirmed an address for the newsletter, as the shop writes it: server/newsletter/subscriber-list.ts. Its id has a dot, so that
 * nobody reads it without logging in. Deleting it takes the address off the list.
 */
export const subscriber = defineType({
  name: "subscriber",
  title: t("Subscriber"),
  type: "document",
  icon: UsersIcon,
  liveEdit: true,
  fields: [
    defineField({ name: "email", title: t("Email"), type: "string", readOnly: true }),
    defineField({ name: "signedUp", title: t("Signed up"), type: "datetime", readOnly: true }),
    defineField({ name: "confirmed", title: t("Confirmed"), type: "datetime", readOnly: true }),
    defineField({
      name: "unsubscribeUrl",
      title: t("Unsubscribe link"),
      description: t(
        "Put it at the end of every newsletter to this address. Anyone who has the link can remove the address from the list.",
      ),
      type: "string",
      readOnly: true,
    }),
  ],
  orderings: [{ name: "confirmed", title: t("Confirmed"), by: [{ field: "confirmed", direction: "desc" }] }],
  preview: {
    select: { title: "email", confirmed: "confirmed" },
    prepare: ({ title, confirmed }) => ({
      title: String(title ?? ""),
      subtitle: typeof confirmed === "string" ? momentInWords(confirmed, { dateStyle: "medium" }) : "",
    }),
  },
});
