import { ClientError, type SanityClient } from "@sanity/client";
import { getPublishedId } from "@sanity/client/csm";
import { t } from "@trousseau/words/translate.ts";
import { line } from "#model/documents/fields.ts";
import { GLOSSARY_ID } from "#model/documents/glossary-document.ts";
import { pathInWords } from "#model/documents/text-path.ts";
import { nameInStudio } from "#model/documents/translatable.ts";
import {
  digestOf,
  type TranslatedText,
  translatedTexts,
  translationFault,
  withTranslation,
} from "#model/documents/translated-texts.ts";
import { TRANSLATIONS } from "#model/documents/translation.ts";
import { asTyped, oneLine } from "#model/tables/cell-parsers.ts";
import type { Act } from "#model/tables/dresses-table.ts";
import { shownHeading } from "#model/tables/table-headings.ts";
import { translationColumns } from "#model/tables/translation-columns.ts";
import { wordsOf } from "#model/texts/shop-languages.ts";
import { separated } from "#words/locale.ts";
import type { Fault, Table, TableRow } from "./cell-reader.ts";
import { storedWords, withWord, wordIn } from "./glossary-words.ts";
import { changeLine, type ReportLine } from "./import-report.ts";
import { unknownColumns } from "./table-kinds.ts";
import {
  cellOf,
  fetchTranslatable,
  type StoredTexts,
  type TranslatableContent,
} from "./write-translations.ts";

/** The revision of a document that the import makes. */
const NOT_THERE = "";

/** A document, or its draft, with the texts that a file changes in it. */
type PlannedTexts = { before: StoredTexts; field: string; value: unknown; places: string[] };

type Plan = {
  faults: Fault[];
  notes: string[];
  /** The texts that the file has named so far. */
  named: Set<string>;
  byId: Map<string, PlannedTexts>;
  changed: number;
  unchanged: number;
};

/** Compares a translator's file with the texts of today. Nothing is written before `carryOut`, and nothing while there is a fault. */
export async function prepareTranslations(client: SanityClient, table: Table) {
  const content = await fetchTranslatable(client);
  const plan: Plan = {
    faults: [...table.faults, ...columnFaults(table)],
    notes: [],
    named: new Set(),
    byId: new Map(),
    changed: 0,
    unchanged: 0,
  };
  if (plan.faults.length === 0) for (const row of table.rows) planRow(row, content, plan);
  const { faults, notes, changed, unchanged, byId } = plan;
  return {
    faults,
    lines: faults.length > 0 ? [] : linesOf(plan),
    summary: t("Texts changed: {{changed}}, unchanged: {{unchanged}}, to look at: {{notes}}", {
      changed,
      unchanged,
      notes: notes.length,
    }),
    /** Resolves with what takes it back, if anything was written. */
    carryOut: () => write(client, [...byId.values()]),
  };
}

/** A file that cannot be read has no columns, and says why already. */
function columnFaults(table: Table): Fault[] {
  const { columns } = table;
  if (columns.length === 0) return [];
  const { language, document, path, translation } = translationColumns;
  const missing = [language, document, path, translation].filter((heading) => !columns.includes(heading));
  return [
    ...unknownColumns(table),
    ...missing.map((heading) => ({
      row: 1,
      message: t("the column “{{column}}” is missing", { column: shownHeading(heading) }),
    })),
  ];
}

function planRow({ row, cells }: TableRow, content: TranslatableContent, plan: Plan) {
  const cell = (name: Column) => cells.get(translationColumns[name]) ?? "";
  const refuse = (column: Column, message: string) =>
    void plan.faults.push({ row, column: translationColumns[column], message });
  const language = languageIn(cell("language"), content);
  if (!language) {
    const languages = separated(content.languages);
    return refuse("language", t("is none of the shop’s further languages: {{languages}}", { languages }));
  }
  if (cell("translation") === "") return;
  const name = [language, cell("document"), cell("path")].join(" ");
  if (plan.named.has(name)) return refuse("path", t("appears twice"));
  plan.named.add(name);
  if (cell("document") === GLOSSARY_ID) {
    const [original, text] = [cell("path"), oneLine(cell("translation"))];
    const fault = translationFault({ field: line("") }, text);
    return fault ? refuse("translation", fault) : planWord(content, { original, language, text }, plan);
  }
  const targets = targetsOf(cell("document"), cell("path"), { language, content });
  const [first] = targets;
  const where = { where: t("row {{row}}", { row }), place: cell("place") || cell("path") };
  if (!first)
    return void plan.notes.push(t("{{where}}: “{{place}}” is no longer in the shop, and is left out", where));
  const text = read(cell("translation"), first.text);
  const fault = translationFault(first.text, text);
  if (fault) return refuse("translation", fault);
  const news = targets.filter((target) => cellOf(target.text.translation) !== cellOf(text));
  if (news.length > 0) plan.changed += 1;
  else plan.unchanged += 1;
  const original = cell("original") || cellOf(first.text.original);
  for (const target of news) planText(target, { language, text, original }, plan);
  if (news.length > 0 && digestOf(original) !== digestOf(first.text.original))
    plan.notes.push(
      t("{{where}}: the original of “{{place}}” has changed since; the translation is marked", where),
    );
}

type Column = keyof typeof translationColumns;

type Target = { document: StoredTexts; text: TranslatedText };

/** The text in the document and in its draft: an editor at work keeps what comes in. */
function targetsOf(
  id: string,
  path: string,
  { language, content }: { language: string; content: TranslatableContent },
): Target[] {
  return [...content.published, ...content.drafts]
    .filter(({ _id }) => getPublishedId(_id) === id)
    .flatMap((document) =>
      translatedTexts(document, language)
        .filter((text) => pathInWords(text.path) === path)
        .map((text) => ({ document, text })),
    );
}

type Word = { original: string; language: string; text: string };

/** A word that dresses repeat, in the glossary and its draft. */
function planWord(content: TranslatableContent, { original, language, text }: Word, plan: Plan) {
  const present = [...content.published, ...content.drafts].filter(({ _type }) => _type === GLOSSARY_ID);
  const states = present.length > 0 ? present : [{ _id: GLOSSARY_ID, _type: GLOSSARY_ID, _rev: NOT_THERE }];
  const news = states.filter((state) => wordIn(storedWords(state), original, language) !== text);
  if (news.length > 0) plan.changed += 1;
  else plan.unchanged += 1;
  for (const before of news) {
    const planned = plan.byId.get(before._id);
    const words = storedWords(planned ? { words: planned.value } : before);
    plan.byId.set(before._id, {
      before,
      field: "words",
      value: withWord(words, original, language, text),
      places: [...(planned?.places ?? []), original],
    });
  }
}

type News = { language: string; text: string | string[]; original: string };

function planText({ document, text: { path, place } }: Target, news: News, { byId }: Plan) {
  const before = byId.get(document._id);
  const translations = before ? before.value : document[TRANSLATIONS];
  byId.set(document._id, {
    before: document,
    field: TRANSLATIONS,
    value: withTranslation(translations, news.language, { path, original: news.original }, news.text),
    places: [...(before?.places ?? []), place],
  });
}

/** The language goes by its name or its letters: "Français", "fr". */
function languageIn(cell: string, { languages }: TranslatableContent) {
  return languages.find((language) =>
    [language, wordsOf(language)?.name ?? ""].some((name) => asTyped(name) === asTyped(cell)),
  );
}

function read(cell: string, { original, field }: TranslatedText): string | string[] {
  if (Array.isArray(original)) return cell.split("\n").map(oneLine).filter(Boolean);
  return field.kind === "line" ? oneLine(cell) : cell;
}

/** A document and its draft are one to whoever reads the report. */
function linesOf({ byId, notes }: Plan): ReportLine[] {
  const documents = Map.groupBy(byId.values(), ({ before }) => getPublishedId(before._id));
  return [
    ...Array.from(documents.values(), (states) => {
      const places = new Set(states.flatMap((state) => state.places));
      const [name = ""] = states.map(({ before }) => nameInStudio(before));
      return changeLine(name, true, separated([...places]));
    }),
    ...notes.map((text) => ({ kind: t("note"), text })),
  ];
}

/** Writes all or none, and none where somebody has changed one of the documents since it was read. */
async function write(client: SanityClient, planned: readonly PlannedTexts[]): Promise<Act | undefined> {
  if (planned.length === 0) return undefined;
  const transaction = client.transaction();
  for (const { before, field, value } of planned)
    if (before._rev === NOT_THERE)
      transaction.create({ _id: before._id, _type: before._type, [field]: value });
    else transaction.patch(before._id, (patch) => patch.set({ [field]: value }).ifRevisionId(before._rev));
  const { transactionId } = await transaction.commit({ visibility: "sync" }).catch(refuse);
  const writtenStates = planned.map(({ before, field }) => ({
    id: before._id,
    name: nameInStudio(before),
    before: before._rev === NOT_THERE ? undefined : { [field]: before[field] },
    fields: [field],
  }));
  return { revision: transactionId, writtenStates };
}

function refuse(error: unknown): never {
  if (!(error instanceof ClientError) || error.statusCode !== 409) throw error;
  throw new Error(
    t("Texts were changed while these were imported. Nothing was imported: import the file again."),
    { cause: error },
  );
}
