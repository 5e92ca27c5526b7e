import { needed } from "#app/content/describe.ts";
import { list } from "#app/content/fields.ts";
import { line } from "#app/content/texts/text-rules.ts";
import { answerFields, fieldsFault } from "#app/label/texts/message-fields.ts";
import { t } from "#app/label/translate.ts";
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
