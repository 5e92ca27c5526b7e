import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { type Visibility, visibilities } from "#model/dresses/category.ts";
import { pageTitle, plain } from "#model/texts/found-as.ts";
import { readLine } from "#model/texts/plain-text.server.ts";
import { line as lineRule } from "#model/texts/text-rules.ts";
import { field, optional } from "./describe.ts";
import { days, EMPHASIS, flag, heading, line, OPTIONAL, paragraph, pictures } from "./fields.ts";
import { searchDescription, searchTitle, sharingPicture } from "./found-as-fields.ts";

const visibilityTitles: Record<Visibility, string> = {
  listed: t("In the navigation"),
  unlisted: t("Not in the navigation: found by search, by links, and from its dresses"),
  hidden: t("Not in the shop, and neither are its dresses"),
};

/** There is one document for each collection. Dresses name it by its slug, which its id may say as well. */
export const collection = {
  title: t("Collection"),
  fields: {
    name: line(t("Name"), {
      description: t("In the menu and on every dress."),
      needs: t("The collection needs a name."),
    }),
    slug: optional("collectionSlug", t("Address"), () => z.object({ current: lineRule }), {
      description: t(
        "The end of the page’s address. If you change it, old links still lead here, and its dresses stay in it.",
      ),
    }),
    visibility: optional("choice", t("Shown"), () => z.enum(visibilities), {
      choices: visibilities.map((value) => ({ value, title: visibilityTitles[value] })),
      begins: "listed" satisfies Visibility,
    }),
    order: optional("number", t("Place in the navigation"), () => z.number(), {
      description: t(
        "Lower numbers come first. Collections without a number come last, the oldest first. The first has a row of its own on the home page.",
      ),
    }),
    alsoCalled: field(
      "tags",
      t("Also called"),
      () => z.array(lineRule),
      {
        description: t(
          "What visitors call these dresses, such as “wedding dress” for bridal ones. The search finds them by it.",
        ),
      },
      [],
    ),
    shortName: line(t("Short name"), { description: t("In the footer, and wherever space is short.") }),
    title: heading(t("Title"), { description: t("On its own page. If empty, the name.") }),
    intro: paragraph(t("Introduction"), { description: EMPHASIS }),
    hidesPrices: flag(t("Prices on request"), {
      description: t(
        "The shop says “price on request” for its dresses, and shows no deposit. Their prices stay here in Studio.",
      ),
    }),
    makingDays: days(t("Days to make one of its dresses"), {
      description: t("If empty, the label’s own number."),
    }),
    previousSlugs: field(
      "tags",
      t("Former addresses"),
      () => z.array(lineRule),
      {
        isSameInAll: true,
        description: t(
          "The ends of addresses that also lead to this collection, such as those of a collection that was merged into it. Dresses that name one of them belong here.",
        ),
      },
      [],
    ),
    searchTitle: searchTitle({
      whenEmpty: ({ title, name }, { labelName }) =>
        pageTitle(plain(readLine(title)) || readLine(name), labelName),
    }),
    summary: searchDescription({ whenEmpty: ({ name }) => readLine(name) }),
    sharingPicture: sharingPicture(),
    plates: pictures(t("Pictures among the dresses"), {
      description: t("Wide ones, in order of use. {{optional}}", { optional: OPTIONAL }),
    }),
    hasRail: flag(t("Rail"), {
      description: t(
        "Offers its dresses as one long picture as well, hem beside hem. It looks right where all main pictures are 4:5, on the same background, with the dress in the middle.",
      ),
    }),
  },
};
