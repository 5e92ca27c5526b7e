import { z } from "zod";
import { shortenedTo } from "#app/label/characters.ts";
import { LONGEST_SUMMARY } from "#app/label/label-limits.ts";
import { neutralTexts } from "#app/label/neutral-texts.ts";
import { hoursInLines } from "#app/label/opening-words.ts";
import type { LabelSettings } from "./label-texts.server.ts";
import { neutralHome } from "./neutral-home.server.ts";
import type { TextDocuments } from "./text-documents.server.ts";

/** In a dataset it says that the document of the label's settings is the sample label's, whatever stands in it. */
const SAMPLE_MARKER = "sampleLabel";

const marked = z.looseObject({ _id: z.string(), _type: z.string() });

/** Whether a label has written about itself: from then on nothing of the sample label stands in for it. */
export function isOwnLabel(documents: readonly unknown[]): boolean {
  return holds("house", documents) && !holds(SAMPLE_MARKER, documents);
}

/** Whether a dataset has had its collections written into it, a label's own or the sample's: one that it does not hold was deleted. */
export function holdsTexts(documents: readonly unknown[]): boolean {
  return holds("house", documents) || holds(SAMPLE_MARKER, documents);
}

function holds(name: string, documents: readonly unknown[]): boolean {
  return documents.some((document) => {
    const { data } = marked.safeParse(document);
    return data?._id === name && data._type === name;
  });
}

/** What is said in the place of texts that this label has not written: its name where a page cannot do without words. */
export function ownLabelTexts(house: LabelSettings): TextDocuments {
  const { name } = house;
  const { designer, contact, questions, sizeChart } = neutralTexts;
  return {
    ...neutralTexts,
    house,
    home: neutralHome(name),
    designer: { ...designer, headline: name, description: name },
    contact: { ...contact, description: contactSummary(house) },
    questions: { ...questions, description: name },
    sizeChart: { ...sizeChart, description: name },
  };
}

/**
 * What follows from what the label has said: a number is read as it is dialled, opening hours are hours in words, and search engines
 * are told its name at least.
 */
export function settledSettings({
  name,
  description,
  phone,
  phoneDisplay,
  hours,
  openingHours,
}: LabelSettings) {
  return {
    hours: hours.length > 0 || !openingHours ? hours : hoursInLines(openingHours),
    description: description || name,
    phoneDisplay: phone && (phoneDisplay || `+${phone}`),
  };
}

function contactSummary({ name, showroom, hours }: LabelSettings): string {
  return shortenedTo(LONGEST_SUMMARY, [name, ...showroom.address, ...hours].join(", "));
}
