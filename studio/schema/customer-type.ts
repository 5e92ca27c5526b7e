import { UserIcon } from "@sanity/icons/User";
import { defineType } from "sanity";
import { dayInWords } from "#model/days/day.ts";
import { customer as customerDescribed } from "#model/documents/customer-document.ts";
import { CustomerPage } from "#studio/customers/customer-page.tsx";
import { describedDocument } from "./described-document.ts";
import { sideBySide } from "./side-by-side.ts";

/** Its own form alone writes it, by way of the rule that keeps a person from being there twice. */
export const customer = defineType({
  ...describedDocument("customer", customerDescribed, UserIcon),
  liveEdit: true,
  readOnly: true,
  components: { input: CustomerPage },
  preview: {
    select: { name: "name", phone: "phone", email: "email", day: "eventDate" },
    prepare: ({ name, phone, email, day }) => ({
      title: String(name ?? ""),
      subtitle: sideBySide([phone || email, typeof day === "string" && dayInWords(day)]),
    }),
  },
});
