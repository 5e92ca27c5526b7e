import Papa from "papaparse";
import { addDays } from "#model/days/day.ts";
import { type Catalogue, findBySlug } from "#model/dresses/catalogue.ts";
import { categoryOf, type KnownCollections } from "#model/dresses/category.ts";
import {
  COLLECTION_EVENT,
  COUNTS_PATH,
  countsColumns,
  DAYS_PARAM,
  spansOfDays,
} from "#model/services/visit-counts.ts";
import { guarded } from "#model/tables/guarded-cell.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import { at } from "#server/http/at.ts";
import type { FetchHandler } from "#server/http/middleware.ts";
import { streamedText } from "#server/http/streamed-text.ts";
import { log } from "#server/log.ts";
import { editorOf, forStudios, preflight } from "#server/preview/editor-sessions.ts";
import type { Counter } from "./counter.ts";
import type { CountedRow } from "./counts.ts";

/** Rows are read in pieces of a millisecond or two, after which visitors come first. */
const PIECE_ROWS = 1_000;

type CountsFileParts = {
  counter: Pick<Counter, "rows" | "today">;
  catalogue(): Catalogue | undefined;
  collections(): KnownCollections;
  /** Whether this token of the content host belongs to one of its people. */
  isEditor(token: string): Promise<boolean>;
};

/** Serves the counts as a table for Studio and spreadsheets, to the label's own people alone. */
export function countsFile(parts: CountsFileParts): FetchHandler {
  async function send(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url);
    if (!(await editorOf(request, parts))) {
      log("warning", "counts refused");
      return new Response("This needs someone who is logged in.", { status: 401, headers: forStudios });
    }
    const days = spansOfDays.find((span) => String(span) === searchParams.get(DAYS_PARAM));
    if (!days) return new Response("No such span of days.", { status: 400, headers: forStudios });
    const from = addDays(parts.counter.today(), 1 - days);
    return new Response(streamedText(linesOf(parts, from)), {
      headers: {
        ...forStudios,
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="demand.csv"',
        "Cache-Control": cachePolicies.never,
      },
    });
  }

  return at(COUNTS_PATH, { GET: send, OPTIONS: preflight }, forStudios);
}

function* linesOf({ counter, catalogue, collections }: CountsFileParts, from: string): Generator<string> {
  yield toCsv([countsColumns]);
  let last: CountedRow | undefined;
  do {
    const rows = counter.rows(from, last, PIECE_ROWS);
    last = rows.length < PIECE_ROWS ? undefined : rows.at(-1);
    if (rows.length > 0) yield toCsv(rows.map((row) => cellsOf(row, catalogue(), collections())));
  } while (last);
}

function cellsOf(
  { day, kind, dress, word, count }: CountedRow,
  catalogue: Catalogue | undefined,
  collections: KnownCollections,
) {
  if (kind === COLLECTION_EVENT) return [day, kind, "", "", categoryOf(word, collections).label, count];
  const product = catalogue && dress ? findBySlug(catalogue, dress) : undefined;
  const colour = kind === "colour" && product?.colours.find(({ slug }) => slug === word);
  return [day, kind, dress, product?.name ?? dress, colour ? colour.name : word, count];
}

function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `${Papa.unparse(rows.map((row) => row.map((cell) => guarded(String(cell)))))}\r\n`;
}
