import { needed } from "#app/content/describe.ts";
import {
  choice,
  heading,
  key,
  LEFT_OUT,
  line,
  list,
  paragraph,
  picture,
  summary,
  text,
} from "#app/content/fields.ts";
import { year } from "#app/content/texts/text-rules.ts";
import { fashionWeekYears } from "#app/label/label-limits.ts";
import { neutralWords } from "#words/neutral.ts";

export const designer = {
  title: "The designer",
  fields: {
    name: line("Name"),
    headline: heading("Headline", { description: "The name, with line breaks where they should fall." }),
    shortBiography: paragraph("Short biography", { description: "In the footer of every page." }),
    description: summary(),
    opening: picture("Opening picture", { description: `Wide. ${LEFT_OUT}` }),
    biography: list("Biography", {
      _key: key(),
      text: text("Paragraph", { isNeeded: true }),
      kind: choice(
        "As",
        [
          { value: "text", title: "Text" },
          { value: "quote", title: "Quotation" },
        ],
        { unsaid: "text", begins: "text" },
      ),
    }),
    /** The plate bleeds off the edge beside the second half of the biography. */
    plate: picture("Picture beside the biography", { description: "Upright." }),
    fashionWeeksHeading: line("Heading of the fashion weeks", { word: neutralWords.fashionWeeks }),
    fashionWeeks: list(
      "Fashion weeks",
      {
        _key: key(),
        year: needed("number", "Year", () => year(fashionWeekYears)),
        city: line("City", { isNeeded: true }),
        season: line("Season", { isNeeded: true }),
      },
      { columns: 3 },
    ),
    invitation: heading("Invitation at the end"),
  },
};
