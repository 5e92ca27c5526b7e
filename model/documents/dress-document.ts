import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { isDay, isPast } from "#model/days/day.ts";
import { availabilities } from "#model/dresses/availability.ts";
import { HIGHEST_PRICE, highestPrice, USUAL_CURRENCY } from "#model/dresses/currency.ts";
import {
  LONGEST_FIGURE,
  type Offer,
  offers,
  type ProductAttribute,
  type ProductText,
} from "#model/dresses/product-fields.ts";
import { clipField } from "#model/pictures/clip.server.ts";
import { notesOnDress, notesOnFurtherView, silence, silenceOf } from "#model/pictures/picture-notes.ts";
import { unfinishedFault } from "#model/texts/placeholder.ts";
import { readLine, readParagraphs } from "#model/texts/plain-text.server.ts";
import { day, referred } from "#model/texts/text-rules.ts";
import availabilityWords from "#words/availability.json" with { type: "json" };
import { languageTag, separated } from "#words/locale.ts";
import { type Field, field, type Kind, needed, type Options, objectOf, optional } from "./describe.ts";
import { isEmpty } from "./field-issues.ts";
import { days } from "./fields.ts";
import {
  dressSummary,
  dressTitle,
  searchDescription,
  searchTitle,
  sharingPictureOfDress,
} from "./found-as-fields.ts";
import { partOf } from "./part-of.ts";

const ON_REQUEST = t("Without a price the shop says “price on request”.");

const facts = { group: "facts" };
const rental = { group: "terms", isHidden: isNotToRent };

/** Studio names the two ways so. */
export const offerTitles: Record<Offer, string> = { rent: t("Rent"), purchase: t("Buy") };

const statedChoices = availabilities.map((value) => ({ value, title: availabilityWords[value] }));

/** An entry without a colour is of all colours, and one without a size of all sizes. */
const ofChoice = {
  colour: words("line", t("Colour"), { isSameInAll: true }),
  size: words("line", t("Size"), { isSameInAll: true }),
  availability: needed("choice", t("Availability"), stated, { choices: statedChoices }),
  outUntil: optional("date", t("Out until"), () => day, { isHidden: isNotOut }),
};

const attributes = {
  silhouette: attribute(t("Silhouette"), t("Ball gown, A-line, Mermaid.")),
  neckline: attribute(t("Neckline"), t("Sweetheart, V-neck, Halter.")),
  sleeves: attribute(t("Sleeves"), t("Strapless, Straps, Long.")),
  fabric: attribute(t("Fabric"), t("The main one: Tulle, Duchess satin, Lace.")),
} satisfies Record<ProductAttribute, Field<string>>;

const texts = {
  description: paragraphs(t("Description"), {
    rows: 6,
    description: t(
      "Silhouette, fabric, neckline, how it moves. One word may go between *asterisks*; an empty line begins a paragraph.",
    ),
    warns: (description) =>
      unfinished(description) ?? missing(description, t("A dress sells by its description.")),
  }),
  cut: paragraphs(t("Cut"), { rows: 3 }),
  making: paragraphs(t("Fabric and making"), {
    rows: 3,
    description: t("Its cloth, how it is sewn, and how to care for it."),
  }),
} satisfies Record<ProductText, Field<string>>;

/** A dress needs a name, a slug and a main picture; each other field is read on its own. */
export const dress = {
  title: t("Dress"),
  groups: { facts: t("Details"), terms: t("Rental and making"), pictures: t("Pictures"), texts: t("Texts") },
  fields: {
    name: words("line", t("Name"), { ...facts, isSameInAll: true, needs: t("The dress needs a name.") }),
    slug: field(
      "slug",
      t("Address"),
      () => z.union([z.string(), z.object({ current: z.string() })]).transform(slugOf),
      {
        ...facts,
        description: t("The end of the page’s address. If you change it, old links still lead here."),
      },
      "",
    ),
    previousSlugs: optional("tags", t("Former addresses"), () => z.array(z.string()), {
      ...facts,
      isSameInAll: true,
      description: t("Studio adds to these when you publish a new address: old links lead to the dress."),
      isHidden: ({ previousSlugs }) => !previousSlugs,
    }),
    category: words("collection", t("Collection"), {
      ...facts,
      needs: t("Choose a collection, or nobody will find the dress."),
    }),
    price: optional("price", t("Price"), amount, {
      ...facts,
      description: t("Leave it empty for “price on request”."),
      warns: (price, document) =>
        (isOffered("purchase", document) ? missing(price, ON_REQUEST) : undefined) ?? hardlyMeant(price),
    }),
    salePrice: optional("price", t("Sale price"), amount, {
      ...facts,
      description: t(
        "What is paid instead of the price, which is crossed out beside it. Leave it empty if there is no sale.",
      ),
      isHidden: isNotToBuy,
      warns: (salePrice, { price }) =>
        notBelow(salePrice, price, t("It is not lower than the price, so the shop shows no sale.")),
    }),
    saleUntil: optional("date", t("Sale until"), () => day, {
      ...facts,
      description: t("The last day. The sale then ends by itself; without a day it goes on."),
      isHidden: isNotReduced,
      warns: endedSale,
    }),
    lowestPrice: optional("price", t("Lowest price of the last 30 days"), amount, {
      ...facts,
      description: t(
        "Only if it was below the price in the 30 days before the sale, and “The label” names it.",
      ),
      isHidden: isNotReduced,
      warns: (lowestPrice, { price, salePrice }) =>
        notBelow(
          salePrice,
          lowestPrice,
          t("The sale price is not lower than this, so the shop shows no sale."),
        ) ?? unlikelyLowest(lowestPrice, price),
    }),
    offeredFor: field(
      "choices",
      t("Offered"),
      () => z.array(z.unknown()).transform(knownOffers),
      {
        group: "terms",
        description: t("If nothing is chosen, both."),
        choices: offers.map((value) => ({ value, title: offerTitles[value] })),
      },
      offers,
    ),
    rentalPrice: optional("price", t("Rental price"), amount, {
      ...rental,
      description: t("For the whole rental. Leave it empty for “price on request”."),
      warns: (price, document) =>
        (isOffered("purchase", document) ? undefined : missing(price, ON_REQUEST)) ?? hardlyMeant(price),
    }),
    rentalDays: days(t("Rental days"), {
      ...rental,
      description: t("Leave it empty to use the numbers under “Making, delivery and rental”."),
    }),
    rentalDeposit: optional("price", t("Deposit"), amount, {
      ...rental,
      description: t("Refunded on return. Leave it empty if there is none."),
    }),
    rentalIncludes: words("line", t("Included in the rental"), {
      ...rental,
      description: t("In one line. Leave it empty to use the words under “Making, delivery and rental”."),
    }),
    makingDays: days(t("Days to make it"), {
      group: "terms",
      description: t("Leave it empty to use the number of its collection or of the label."),
    }),
    order: optional("number", t("Place in the catalogue"), () => z.number(), {
      ...facts,
      description: t("Lower numbers come first. Dresses without a number come last, the oldest first."),
    }),
    /** Labels write colours in many ways, which model/dresses/colours.server.ts reads. */
    colors: optional("colours", t("Colours"), () => z.unknown(), {
      ...facts,
      description: t("The first is the one in the pictures."),
    }),
    sizes: field(
      "sizes",
      t("Sizes"),
      sizeLabels,
      {
        ...facts,
        description: t("French sizes: type one and press Enter."),
        warns: (sizes) => missing(sizes, t("Without sizes a shopper can only ask.")),
      },
      [],
    ),
    unavailableSizes: field(
      "sizes",
      t("Unavailable sizes"),
      sizeLabels,
      { ...facts, warns: (unavailableSizes, { sizes }) => strayIn(unavailableSizes, sizes) },
      [],
    ),
    availability: optional("choice", t("Availability"), stated, {
      ...facts,
      description: t(
        "If empty, the shop says nothing of it; a dress whose sizes are all unavailable is sold.",
      ),
      choices: statedChoices,
    }),
    outUntil: optional("date", t("Out until"), () => day, { ...facts, isHidden: isNotOut }),
    availabilityByChoice: field(
      "list",
      t("Availability of one colour or size"),
      (media) =>
        z
          .array(z.unknown())
          .transform((entries) =>
            entries.flatMap((one) => objectOf(ofChoice)(media).safeParse(one).data ?? []),
          ),
      {
        ...facts,
        fields: ofChoice,
        description: t(
          "Where it differs from the dress’s own: the last one in ivory, size 38 out until June.",
        ),
      },
      [],
    ),
    /** Pictures are read beside the dress's name, which describes those without words. */
    mainImage: optional("pictureOfDress", t("Main picture"), () => z.unknown(), {
      group: "pictures",
      warns: (picture) => [...silenceOf(picture), ...notesOnDress(picture)],
      needs: t("Without a main picture the dress is left out of the shop."),
    }),
    gallery: field(
      "picturesOfDress",
      t("More pictures"),
      () => z.array(z.unknown()),
      {
        group: "pictures",
        warnsOfEach: (picture) => [...silenceOf(picture), ...notesOnFurtherView(picture)],
      },
      [],
    ),
    clip: optional("clip", t("Clip"), () => clipField, {
      group: "pictures",
      description: t(
        "The dress in motion: a turn, a hem, a train. Choose an MP4 or MOV film from a phone: its first eight seconds are kept, without the sound, and play when a shopper looks at them.",
      ),
      warns: silenceOfClip,
    }),
    completesLook: field(
      "dresses",
      t("In good company"),
      () => z.array(referred).transform((ids) => ids.filter((id) => id !== undefined)),
      {
        group: "pictures",
        description: t(
          "Shown below this dress, before the others of its collection. One that is not shown is left out.",
        ),
      },
      [],
    ),
    figure: field(
      "line",
      t("Number", { context: "figure" }),
      () => z.unknown().transform(readFigure),
      {
        group: "texts",
        isSameInAll: true,
        description: t(
          "One that says how it is made, set as wide as the page: 140, for the flowers sewn on. Six characters at most.",
        ),
        warns: (figure) => tooLong(figure),
      },
      "",
    ),
    figureWords: words("line", t("The number in words"), {
      group: "texts",
      description: t("What it counts: flowers, each curled over a warm spoon."),
    }),
    ...attributes,
    ...texts,
    searchTitle: searchTitle({
      group: "texts",
      whenEmpty: ({ name, category, fabric, silhouette }, { labelName, collectionName }) =>
        dressTitle(
          {
            name: readLine(name),
            collection: collectionName(readLine(category)),
            fabric: readLine(fabric),
            silhouette: readLine(silhouette),
          },
          labelName,
        ),
    }),
    searchDescription: searchDescription({
      group: "texts",
      whenEmpty: ({ name, description, category }, { collectionName }) =>
        dressSummary(readLine(name), readParagraphs(description), collectionName(readLine(category))),
    }),
    sharingPicture: sharingPictureOfDress("texts"),
  },
};

export type DressField = keyof typeof dress.fields;

function attribute(title: string, examples: string): Field<string> {
  const description = t(
    "{{examples}} Shoppers filter by it: use the same words on every dress that has it.",
    {
      examples,
    },
  );
  return words("line", title, { ...facts, description, isSameInAll: true });
}

/** A dress is shown in whatever words it has; Studio points out those that are not finished. */
function words(kind: Kind, title: string, options: Options<string>): Field<string> {
  return field(kind, title, () => z.unknown().transform(readLine), { warns: unfinished, ...options }, "");
}

function paragraphs(title: string, options: Options<string>): Field<string> {
  const form = { group: "texts", warns: unfinished, ...options };
  return field("text", title, () => z.unknown().transform(readParagraphs), form, "");
}

function unfinished(text: unknown): string | undefined {
  const fault = typeof text === "string" ? unfinishedFault(text) : undefined;
  return fault && t("It {{fault}}. Write what belongs there.", { fault });
}

function missing(value: unknown, message: string): string | undefined {
  const trimmedValue = typeof value === "string" ? value.trim() : value;
  const isMissing = trimmedValue === undefined || trimmedValue === null || trimmedValue === "";
  return isMissing || (Array.isArray(trimmedValue) && trimmedValue.length === 0) ? message : undefined;
}

/** Studio's field makes 1.95 of "1.950,00". In the label's currency. */
const LOWEST_LIKELY_PRICE = 10;

function hardlyMeant(price: unknown): string | undefined {
  return typeof price === "number" && price < LOWEST_LIKELY_PRICE
    ? t("Is {{price}} correct? Write thousands without a point or comma, such as 1950.", {
        price: price.toLocaleString(languageTag),
      })
    : undefined;
}

/** A longer one would be wider than the page. */
function readFigure(raw: unknown): string {
  const figure = readLine(raw);
  return figure.length > LONGEST_FIGURE ? "" : figure;
}

function tooLong(figure: unknown): string | undefined {
  return readLine(figure) !== "" && readFigure(figure) === ""
    ? t("Longer than {{most}} characters: it is not shown.", { most: LONGEST_FIGURE })
    : undefined;
}

function silenceOfClip(clip: unknown): string | undefined {
  if (!clip) return undefined;
  const words = readLine(partOf(clip, "alt"));
  return words === ""
    ? t("Describe the clip, for people who cannot see it and for search engines.")
    : silence(words);
}

export function amount() {
  return z.unknown().transform((raw, context) => {
    const price = readPrice(raw);
    if (price !== null) return price;
    context.addIssue(t("is not an amount above zero"));
    return z.NEVER;
  });
}

/** A cent. */
const LOWEST_PRICE = 0.01;

/** An amount as people type it; commas separate thousands, a point separates cents. A sign is that of dollars. */
const writtenAmount = /^((?:us)?\$?)\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?\s*(\$|usd)?$/i;

/**
 * Null (on request) for anything that could be read in two ways, "1.200" or "12,50", and for what nothing costs. `code`: the currency of
 * the label's prices; left out, it may be any.
 */
export function readPrice(raw: unknown, code?: string): number | null {
  const price = typeof raw === "string" ? amountIn(raw.trim(), code) : raw;
  const most = code === undefined ? HIGHEST_PRICE : highestPrice(code);
  return typeof price === "number" && price >= LOWEST_PRICE && price <= most ? price : null;
}

function amountIn(text: string, code = USUAL_CURRENCY): number | undefined {
  const [, before, whole, cents = "", after] = writtenAmount.exec(text) ?? [];
  const isInOther = Boolean(before || after) && code !== USUAL_CURRENCY;
  return whole === undefined || isInOther ? undefined : Number(whole.replaceAll(",", "") + cents);
}

function stated() {
  return z.enum(availabilities);
}

function isNotOut({ availability }: Readonly<Record<string, unknown>>): boolean {
  return availability !== "out";
}

function slugOf(slug: string | { current: string }): string {
  return readLine(typeof slug === "string" ? slug : slug.current);
}

/** A dress is offered for both, where nothing is said that means anything. */
function knownOffers(storedOffers: readonly unknown[]): readonly Offer[] {
  const statedOffers = offers.filter((offer) => storedOffers.includes(offer));
  return statedOffers.length > 0 ? statedOffers : offers;
}

const sizeLabel = z.union([z.string(), z.number()]).transform(String);

function sizeLabels() {
  return z
    .array(z.unknown())
    .transform((sizes) => sizes.map((size) => readLine(sizeLabel.safeParse(size).data)).filter(Boolean));
}

/** An unavailable size is still a size of the dress. */
function strayIn(unavailableSizes: unknown, sizes: unknown): string | undefined {
  const ownSizes: unknown[] = Array.isArray(sizes) ? sizes : [];
  const stray = Array.isArray(unavailableSizes)
    ? unavailableSizes.filter((size) => !ownSizes.includes(size))
    : [];
  return stray.length > 0 ? t("Not among its sizes: {{sizes}}.", { sizes: separated(stray) }) : undefined;
}

/** The shop crosses out what was paid before, and nothing else. */
function notBelow(salePrice: unknown, price: unknown, message: string): string | undefined {
  return typeof salePrice === "number" && typeof price === "number" && salePrice >= price
    ? message
    : undefined;
}

function endedSale(until: unknown): string | undefined {
  if (isEmpty(until)) return undefined;
  if (typeof until !== "string" || !isDay(until))
    return t("The shop cannot read this date, so it shows no sale.");
  return isPast(until) ? t("This day has passed: the sale is over.") : undefined;
}

function unlikelyLowest(lowestPrice: unknown, price: unknown): string | undefined {
  const [lowest, full] = [readPrice(lowestPrice), readPrice(price)];
  return lowest !== null && full !== null && lowest > full
    ? t("It is higher than the price, so the shop does not say that the lowest is crossed out.")
    : undefined;
}

function isNotToBuy(document: Readonly<Record<string, unknown>>): boolean {
  return !isOffered("purchase", document);
}

function isNotReduced(document: Readonly<Record<string, unknown>>): boolean {
  return isNotToBuy(document) || typeof document["salePrice"] !== "number";
}

function isNotToRent(document: Readonly<Record<string, unknown>>): boolean {
  return !isOffered("rent", document);
}

export function isOffered(offer: Offer, { offeredFor }: Readonly<Record<string, unknown>>): boolean {
  return knownOffers(Array.isArray(offeredFor) ? offeredFor : []).includes(offer);
}
