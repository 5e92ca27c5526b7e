import { z } from "zod";
import { type Visibility, visibilities } from "#app/catalogue/category.ts";
import { field, optional } from "#app/content/describe.ts";
import { days, EMPHASIS, flag, heading, LEFT_OUT, line, paragraph, pictures } from "#app/content/fields.ts";
import { searchDescription, searchTitle, sharingPicture } from "#app/content/found-as-fields.ts";
import { readLine } from "#app/content/plain-text.server.ts";
import { line as lineRule } from "#app/content/texts/text-rules.ts";
import { pageTitle, plain } from "#app/label/texts/found-as.ts";

const shown: Record<Visibility, string> = {
  listed: "In the navigation",
  unlisted: "Not in the navigation: found by search, by links, and from its dresses",
  hidden: "Not in the shop, and neither are its dresses",
};

/** There is one document for each collection. Dresses name it by its slug, which its id may say as well. */
export const collection = {
  title: "Collection",
  fields: {
    name: line("Name", {
      description: "In the menu and on every dress.",
      needs: "The collection needs a name.",
    }),
    slug: optional("collectionSlug", "Address", () => z.object({ current: lineRule }), {
      description:
        "The end of the page's address. If you change it, old links still lead here, and its dresses stay in it.",
    }),
    visibility: optional("choice", "Shown", () => z.enum(visibilities), {
      choices: visibilities.map((value) => ({ value, title: shown[value] })),
      begins: "listed" satisfies Visibility,
    }),
    order: optional("number", "Place in the navigation", () => z.number(), {
      description:
        "Lower numbers come first. Collections without a number come last, the oldest first. The first has a row of its own on the home page.",
    }),
    alsoCalled: field(
      "tags",
      "Also called",
      () => z.array(lineRule),
      {
        description:
          "What visitors call these dresses, such as “wedding dress” for bridal ones. The search finds them by it.",
      },
      [],
    ),
    shortName: line("Short name", { description: "In the footer, and wherever space is short." }),
    title: heading("Title", { description: "On its own page. If empty, the name." }),
    intro: paragraph("Introduction", { description: EMPHASIS }),
    hidesPrices: flag("Prices on request", {
      description:
        "The shop says “price on request” of its dresses, and shows no deposit. Their prices stay here in Studio.",
    }),
    makingDays: days("Days to make one of its dresses", { description: "If empty, the label's own number." }),
    previousSlugs: field(
      "tags",
      "Former addresses",
      () => z.array(lineRule),
      {
        description:
          "The ends of addresses that also lead to this collection, such as those of a collection that was merged into it. Dresses that name one of them belong here.",
      },
      [],
    ),
    searchTitle: searchTitle({
      whenEmpty: ({ title, name }, { labelName }) =>
        pageTitle(plain(readLine(title)) || readLine(name), labelName),
    }),
    summary: searchDescription({ whenEmpty: ({ name }) => readLine(name) }),
    sharingPicture: sharingPicture(),
    plates: pictures("Pictures among the dresses", {
      description: `Wide ones, in order of use. ${LEFT_OUT}`,
    }),
    hasRail: flag("Rail", {
      description:
        "Offers its dresses as one long picture as well, hem beside hem. It looks right where all main pictures are 4:5, on the same background, with the dress in the middle.",
    }),
  },
};
