import { t } from "@trousseau/words/translate.ts";
import { agreementFields, fieldsFault } from "#model/texts/message-fields.ts";
import words from "#words/agreement.json" with { type: "json" };
import { field } from "./describe.ts";
import { heading } from "./fields.ts";
import { textWithFields } from "./messages-document.ts";

const names = agreementFields.map((name) => `{${name}}`).join(", ");

/** The dot keeps the terms from everybody without a login. */
export const AGREEMENT_ID = "desk.agreement";

/** Longer terms may not fit the one page. In characters. */
const LONGEST_ON_A_PAGE = 3_000;

/** The terms on which a dress is hired, printed from a booking and signed. The shop never shows them. */
export const agreement = {
  title: t("Hire agreement"),
  fields: {
    title: heading(t("Heading"), { word: words.title }),
    terms: field(
      "text",
      t("Terms"),
      () => textWithFields((text) => fieldsFault(agreementFields, text)),
      {
        description: t(
          "{{names}} are filled in from the booking. A line whose field is not known is left out. What stands here at first is a suggestion: have it read by someone who knows your law.",
          { names },
        ),
        rows: 20,
        word: words.terms,
        warns: (terms) =>
          typeof terms === "string" && terms.length > LONGEST_ON_A_PAGE
            ? t("This may be more than one page holds.")
            : undefined,
      },
      "",
    ),
  },
};
