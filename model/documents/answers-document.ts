import { t } from "@trousseau/words/translate.ts";
import { answerFields, fieldsFault } from "#model/texts/message-fields.ts";
import { line } from "#model/texts/text-rules.ts";
import { needed } from "./describe.ts";
import { list } from "./fields.ts";
import { textWithFields } from "./messages-document.ts";

const names = answerFields.map((name) => `{${name}}`).join(", ");

/** The label writes these again and again. Studio fills them in, and the shop never shows them. */
export const answers = {
  title: t("Reply templates"),
  fields: {
    answers: list(
      t("Answers that you give often"),
      {
        title: needed("line", t("Title"), () => line, {
          description: t("You choose the template by this title."),
          isSameInAll: true,
        }),
        text: needed("text", t("Text"), () => textWithFields((text) => fieldsFault(answerFields, text)), {
          description: t(
            "{{names}} are filled in. A sentence is left out when the visitor has not said what it names.",
            { names },
          ),
          rows: 10,
        }),
      },
      { description: t("“Reply by email” and “Reply on WhatsApp” offer them on every enquiry.") },
    ),
  },
};
