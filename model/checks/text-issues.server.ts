import { girths } from "@trousseau/words/size-chart.ts";
import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { iconLetters, isDrawable } from "#model/brand/icon-letters.ts";
import { identityOf } from "#model/brand/identity.ts";
import { careFoundAs } from "#model/documents/care-page-document.ts";
import { collection } from "#model/documents/collection-document.ts";
import { type Fields, type Form, fieldAt, type Kind } from "#model/documents/describe.ts";
import { textWithTerms } from "#model/documents/fields.ts";
import { identity } from "#model/documents/identity-document.ts";
import { error, type Issue, warning } from "#model/documents/issue.ts";
import { longNameFault, NAMELESS } from "#model/documents/label-settings-document.ts";
import { home } from "#model/documents/screen-documents.ts";
import { textDocuments } from "#model/documents/text-documents.ts";
import { silence } from "#model/pictures/picture-notes.ts";
import { kindOf, sectionKinds } from "#model/sections/section-kinds.ts";
import { collectionDocuments } from "#model/texts/collections.server.ts";
import { isMessagePurpose } from "#model/texts/message-fields.ts";
import { unfinishedFault } from "#model/texts/placeholder.ts";
import { readLine } from "#model/texts/plain-text.server.ts";
import { quoted } from "#model/texts/quoted-text.ts";
import { termsIn, unfinishedTermsFault } from "#model/texts/terms.ts";
import { quotationMarks, separated } from "#words/locale.ts";
import neutralWords from "#words/neutral.json" with { type: "json" };
import {
  errorIn,
  type Facts,
  fileIssues,
  filesIn,
  type StoredDocument,
  textsIn,
  warningIn,
  withLocation,
} from "./content-issue.server.ts";

/** Every text of a document that somebody meant to finish. Messages have fields, and issues of their own. */
export function placeholderIssues(document: StoredDocument): Issue[] {
  const isMessage = ({ path }: { path: string }) => document._type === "messages" && isMessagePurpose(path);
  return textsIn(document)
    .filter((text) => !isMessage(text))
    .flatMap(({ path, text }) => {
      const described = descriptionOf(document, path);
      if (!holdsWords(described, path)) return [];
      const fault = described?.namesTerms ? unfinishedTermsFault(text) : unfinishedFault(text);
      return fault ? [errorIn(document, path, fault)] : [];
    });
}

const descriptions: Readonly<Record<string, { fields: Fields }>> = {
  ...textDocuments,
  identity,
  collection,
  home,
  carePage: { fields: careFoundAs },
};

/** Every paragraph of a page may name numbers of days. */
const bodyOfPage = textWithTerms(t("Text"));

/** The description of the field at a path, of a section's as well; of an entry, that of its list. */
function descriptionOf({ _type, sections }: StoredDocument, path: string): Form | undefined {
  const [list = "", place = "", ...inSection] = path.split(".");
  const stored: unknown[] = list === "sections" && Array.isArray(sections) ? sections : [];
  if (_type === "carePage" && list === "body") return bodyOfPage;
  const section = sectionField.safeParse(stored[Number(place)]).data;
  if (section) return fieldAt(kindOf(section)?.fields, inSection);
  return fieldAt(descriptions[_type]?.fields, path.split("."));
}

const sectionField = z.looseObject({ _type: z.string() });

/** Drawings, addresses and codes may hold any sign. */
const wordKinds: readonly Kind[] = ["line", "heading", "paragraph", "text", "lines", "tags", "list"];
const wordless = /(^|\.)(href|current|alt)$/;

/** The words of a picture are judged with the picture. */
function holdsWords(described: Form | undefined, path: string): boolean {
  return !wordless.test(path) && (!described || wordKinds.includes(described.kind));
}

/** Doubts about a text that the shop takes. The label's name is judged beside its wordmark. */
export function doubtfulIssues(document: StoredDocument): Issue[] {
  return textsIn(document)
    .filter(({ path }) => path !== "name")
    .flatMap(({ path, text }) =>
      doubtsAbout(document, path, text).map((note) =>
        warning(withLocation(document, path, (field) => noteOn(field, note))),
      ),
    );
}

function doubtsAbout(document: StoredDocument, path: string, stored: unknown): readonly string[] {
  const described = descriptionOf(document, path);
  const isEntry = /\.\d+$/.test(path);
  const notes = isEntry ? described?.warnsOfEach?.(stored) : described?.warns?.(stored, document);
  return [notes ?? []].flat();
}

/** A note on the picture of a section has no field to name. */
function noteOn(field: string, note: string): string {
  return field ? t("“{{field}}”: {{note}}", { field, note }) : t("the picture: {{note}}", { note });
}

/** Numbers of days that a text names and the label has not given. */
export function termIssues(document: StoredDocument, { numbers }: Facts): Issue[] {
  return textsIn(document).flatMap(({ path, text }) =>
    (descriptionOf(document, path)?.namesTerms ? termsIn(text) : [])
      .filter((name) => numbers[name] === undefined)
      .map((name) =>
        warningIn(
          document,
          path,
          t("names {{field}}, which “Making, delivery and rental” does not give: the line is left out", {
            field: `{${name}}`,
          }),
        ),
      ),
  );
}

/** A label of its own has nothing to show without these; everything else it may leave out. */
const needed = {
  name: NAMELESS,
  phone: t("there is no telephone number: nobody can ask for a dress on WhatsApp"),
};

/** Where a page's own words stand: in its paragraphs and in the cells of its tables. */
const WORDS = /^\d+\.(children\.\d+\.text|rows\.\d+\.cells\.\d+)$/;

const noCare = t(
  "the footer’s customer care column has no lines: {{lines}} are missing. Write them under “The label”, “Words in several places”; each becomes a link when a page of that title is published",
  { lines: separated(neutralWords.careLines.map((line) => quoted(line, quotationMarks))) },
);

/**
 * Names what the label's settings lack, or have too much of. Older labels have no lines of customer care, and their
 * own pages stand there without one.
 */
export function missingIssues({ _type, ...fields }: StoredDocument, { writtenTexts }: Facts): Issue[] {
  if (_type !== "house") return [];
  const { identity, labelSettings, carePages } = writtenTexts;
  const hasCare = labelSettings.customerCare.length + carePages.length > 0;
  const isSigned =
    identity.wordmarkSvg === undefined && identity.wordmark === identityOf(labelSettings.name).wordmark;
  const tooLong = isSigned ? longNameFault(readLine(fields["name"])) : undefined;
  return [
    ...(tooLong ? [{ ...warning(tooLong), path: "name" }] : []),
    ...Object.entries(needed)
      .filter(([field]) => String(fields[field] ?? "").trim() === "")
      .map(([field, message]) => ({ ...error(message), path: field })),
    ...(hasCare ? [] : [{ ...warning(noCare), path: "customerCare" }]),
  ];
}

/** A collection that goes by its title or its address. One that is not shown is told so already. */
export function namelessIssues(document: StoredDocument, { writtenTexts }: Facts): Issue[] {
  const [slug = ""] = collectionDocuments([document]).ids.keys();
  const namelessCollection = writtenTexts.collections[slug];
  if (!namelessCollection || readLine(document["name"]) !== "") return [];
  return [
    {
      ...warning(t("it has no name: the shop calls it “{{name}}”", { name: namelessCollection.name })),
      path: "name",
    },
  ];
}

/** A page that is a heading above nothing to read. */
export function wordlessIssues({ _type, body, sections }: StoredDocument): Issue[] {
  if (_type !== "carePage" || (Array.isArray(sections) && sections.length > 0)) return [];
  const hasWords = textsIn(body).some(({ path, text }) => WORDS.test(path) && readLine(text) !== "");
  return hasWords ? [] : [{ ...error(t("it has no text")), path: "body" }];
}

/** The issue belongs to the document of the monogram, or to the label's settings where it follows from the name. */
export function iconIssues({ _type }: StoredDocument, { writtenTexts, all }: Facts): Issue[] {
  const { identity, labelSettings } = writtenTexts;
  const { monogram } = identity;
  const isSaidHere = _type === (all.some(({ _id }) => _id === "identity") ? "identity" : "house");
  if (!isSaidHere || monogram === "" || isDrawable(monogram)) return [];
  const letters = iconLetters(identity, labelSettings.name);
  return [
    warning(
      letters
        ? t(
            "icons of browser tabs and phones cannot show the monogram “{{monogram}}”, because they have Latin and Arabic letters only: they show “{{letters}}”. Choose another monogram in “Identity”",
            { monogram, letters },
          )
        : t(
            "icons of browser tabs and phones cannot show the monogram “{{monogram}}”, because they have Latin and Arabic letters only: they show a lozenge. Choose another monogram in “Identity”",
            { monogram },
          ),
    ),
  ];
}

const chartRow = z.looseObject({
  size: z.union([z.string(), z.number()]).transform(String),
  bust: z.number(),
  waist: z.number(),
  hips: z.number(),
});

const girthNames = { bust: t("bust"), waist: t("waist"), hips: t("hips") };

/** Rows of the size chart that are out of order, or smaller somewhere than a smaller size. */
export function chartIssues({ _type, rows: stored }: StoredDocument): Issue[] {
  if (_type !== "sizeChart" || !Array.isArray(stored)) return [];
  const rows = stored.flatMap((row) => chartRow.safeParse(row).data ?? []);
  return rows.flatMap((row, index) => {
    const before = rows[index - 1];
    const smaller = before ? girths.filter((girth) => row[girth] < before[girth]) : [];
    if (!before || smaller.length === 0) return [];
    return [
      warning(
        t(
          "size {{size}} comes after {{before}} but is smaller ({{measures}}): list sizes from the smallest to the largest",
          {
            size: row.size,
            before: before.size,
            measures: separated(smaller.map((girth) => girthNames[girth])),
          },
        ),
      ),
    ];
  });
}

/** Fields of sections whose pictures show nothing beside what stands over them. */
const decorations = Object.values(sectionKinds).flatMap(({ fields }) =>
  Object.entries<Form>(fields).flatMap(([name, { isDecoration }]) => (isDecoration ? [name] : [])),
);

/** Pictures of a text that tell nothing to who cannot see them, or do not suit their place. */
export function pictureIssues(document: StoredDocument): Issue[] {
  const isDecoration = (path: string) =>
    path === "sharingPicture" ||
    (path.startsWith("sections.") && decorations.some((name) => path.endsWith(`.${name}`)));
  return filesIn(document)
    .filter(({ asset }) => asset.startsWith("image-"))
    .flatMap(({ path, stored }) => {
      const silent = silence(stored["alt"], isDecoration(path)) ?? [];
      return [silent, doubtsAbout(document, path, stored)].flat().map((note) => ({
        ...warning(withLocation(document, path, (field) => noteOn(field, note))),
        path,
      }));
    });
}

/** A file may be missing after an import that went on without it, or after it was deleted. */
export function goneFileIssues(document: StoredDocument, { goneFiles }: Facts): Issue[] {
  const says = {
    film: t("is a film whose file is gone: upload it again, or remove it"),
    picture: t("is a picture whose file is gone: upload it again, or remove it"),
  };
  return fileIssues(document, (asset) => goneFiles.has(asset), says);
}
