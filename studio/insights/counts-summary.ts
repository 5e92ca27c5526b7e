import { t } from "@trousseau/words/translate.ts";
import Papa from "papaparse";
import {
  ASSISTANT_SOURCE,
  COLLECTION_EVENT,
  countsColumns,
  HOME_EVENT,
  OTHER_SOURCES,
  SEARCH_EVENT,
  SOURCE_EVENT,
} from "#model/services/visit-counts.ts";
import { unguarded } from "#model/tables/guarded-cell.ts";

/** One line of the shop's table (model/services/visit-counts.ts). */
export type CountRow = {
  day: string;
  what: string;
  slug: string;
  dress: string;
  word: string;
  count: number;
};

export type Tally = { label: string; count: number };

/** The figures of one dress, or of all together. `series` has the views in each of `periods`. */
export type DressInsights = {
  slug: string;
  name: string;
  views: number;
  rent: number;
  purchase: number;
  series: number[];
  colours: Tally[];
  sizes: Tally[];
};

export type Summary = {
  /** The first day of each period, "2026-11-24". Long spans are counted by weeks. */
  periods: string[];
  isWeekly: boolean;
  all: DressInsights;
  /** The most wanted first. */
  dresses: DressInsights[];
  searches: Tally[];
  /** The sites that visits came from. */
  sources: Tally[];
  /** The home page and the collections. */
  screens: Tally[];
};

/** More bars than this are too thin to tell apart. */
const MOST_BARS = 60;

const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;

export function readCounts(csv: string): CountRow[] {
  const { data } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
  return data.map(({ day = "", what = "", slug = "", dress = "", word = "", count }) => ({
    day,
    what,
    slug,
    dress: unguarded(dress),
    word: unguarded(word),
    count: Number(count),
  }));
}

/** The rows of a table that a spreadsheet opens. */
export function countTable(rows: readonly CountRow[]): (string | number)[][] {
  return [[...countsColumns], ...rows.map((row) => countsColumns.map((column) => row[column]))];
}

/**
 * Takes rows in the order of their days. `today` is the last of `days` days; a showroom further east may already have
 * a later one.
 */
export function summaryOf(rows: readonly CountRow[], today: string, days: number): Summary {
  const last = [rows.at(-1)?.day ?? today, today].sort().at(-1) ?? today;
  const length = days > MOST_BARS ? WEEK_DAYS : 1;
  const count = Math.ceil(days / length);
  const first = Date.parse(last) - (count * length - 1) * DAY_MS;
  const periods = Array.from({ length: count }, (_, index) => dateOf(first + index * length * DAY_MS));
  const placeOf = (day: string) => Math.max(0, Math.floor((Date.parse(day) - first) / DAY_MS / length));
  const ofDresses = rows.filter(({ slug }) => slug !== "");
  const bySlug = Map.groupBy(ofDresses, ({ slug }) => slug);
  const dresses = [...bySlug].map(([slug, own]) =>
    insightsOf(slug, own.at(-1)?.dress ?? slug, own, count, placeOf),
  );
  return {
    periods,
    isWeekly: length > 1,
    all: insightsOf("", "", ofDresses, count, placeOf),
    dresses: dresses.sort((one, other) => weightOf(other) - weightOf(one) || other.views - one.views),
    searches: talliesOf(rows, SEARCH_EVENT),
    sources: talliesOf(rows, SOURCE_EVENT).map(({ label, count: times }) => ({
      label: namesOfSources.get(label) ?? label,
      count: times,
    })),
    screens: [
      ...talliesOf(rows, HOME_EVENT).map((tally) => ({ ...tally, label: t("Home page") })),
      ...talliesOf(rows, COLLECTION_EVENT),
    ],
  };
}

const namesOfSources = new Map([
  [OTHER_SOURCES, t("Other sites")],
  [ASSISTANT_SOURCE, t("Assistants such as ChatGPT")],
]);

function insightsOf(
  slug: string,
  name: string,
  rows: readonly CountRow[],
  periods: number,
  placeOf: (day: string) => number,
): DressInsights {
  const series = Array.from({ length: periods }, () => 0);
  for (const { day, what, count } of rows) {
    const place = placeOf(day);
    if (what === "view") series[place] = (series[place] ?? 0) + count;
  }
  return {
    slug,
    name,
    views: totalOf(rows, "view"),
    rent: totalOf(rows, "rent"),
    purchase: totalOf(rows, "purchase"),
    series,
    colours: talliesOf(rows, "colour"),
    sizes: talliesOf(rows, "size"),
  };
}

/** A request for a dress says more than a look at it. */
function weightOf({ rent, purchase }: DressInsights): number {
  return rent + purchase;
}

function totalOf(rows: readonly CountRow[], kind: string): number {
  return rows.reduce((sum, { what, count }) => (what === kind ? sum + count : sum), 0);
}

/** The largest first. */
function talliesOf(rows: readonly CountRow[], kind: string): Tally[] {
  const byWord = Map.groupBy(
    rows.filter(({ what }) => what === kind),
    ({ word }) => word,
  );
  return [...byWord]
    .map(([label, own]) => ({ label, count: totalOf(own, kind) }))
    .sort((one, other) => other.count - one.count || one.label.localeCompare(other.label));
}

function dateOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
