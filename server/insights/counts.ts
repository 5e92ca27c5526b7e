import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { inTransaction, openMigrated } from "@trousseau/host/migrate.ts";
import { deletableOf, SOONEST_ARRIVAL } from "@trousseau/host/trusted-clock.ts";
import { z } from "zod";
import { addDays } from "#model/days/day.ts";
import {
  type Counted,
  countedKinds,
  OTHER_SOURCES,
  SEARCH_EVENT,
  SOURCE_EVENT,
} from "#model/services/visit-counts.ts";
import { counting } from "#model/texts/privacy-sections.ts";
import { isKnownSite } from "./source-name.ts";

/** `day` is "2026-11-24" in the showroom's time zone, or in UTC where the label has named none. */
export type CountedRow = Counted & { day: string; count: number };

export type Counts = ReturnType<typeof createCounts>;

/** Days that a clock without a battery has dated earlier count from the sweep. */
const SOONEST_DAY = new Date(SOONEST_ARRIVAL).toISOString().slice(0, 10);

/** Thirty dresses with ten rows a day for all stored days, and room for more. */
const MOST_ROWS = 200_000;

/** Different search words in a day. */
const MOST_WORDS = 100;

/** Different referring sites in a day. */
const MOST_SOURCES = 30;

type Limits = { mostRows?: number; mostWords?: number; mostSources?: number };

export function createCounts(
  database: DatabaseSync,
  { mostRows = MOST_ROWS, mostWords = MOST_WORDS, mostSources = MOST_SOURCES }: Limits = {},
) {
  const sql = (text: string) => database.prepare(text);
  const run = {
    add: sql(`INSERT INTO counts (day, kind, dress, word, count) VALUES (:day, :kind, :dress, :word, :count)
      ON CONFLICT DO UPDATE SET count = count + excluded.count`),
    isKnown: sql(
      "SELECT 1 FROM counts WHERE day = :day AND kind = :kind AND dress = :dress AND word = :word",
    ),
    words: sql("SELECT count(*) AS words FROM counts WHERE day = ? AND kind = ?"),
    forget: sql("DELETE FROM counts WHERE day < ?"),
    days: sql("SELECT count(DISTINCT day) AS total FROM counts"),
    daysBefore: sql("SELECT DISTINCT day FROM counts WHERE day < ? ORDER BY day"),
    redate: sql(`INSERT INTO counts SELECT :today, kind, dress, word, count FROM counts WHERE day < :soonest
      ON CONFLICT DO UPDATE SET count = count + excluded.count`),
    total: sql("SELECT count(*) AS total, min(day) AS oldest FROM counts"),
    rows: sql(`SELECT day, kind, dress, word, count FROM counts
      WHERE day >= :from AND (day, kind, dress, word) > (:day, :kind, :dress, :word)
      ORDER BY day, kind, dress, word LIMIT :most`),
  };

  const most = new Map<string, number>([
    [SEARCH_EVENT, mostWords],
    [SOURCE_EVENT, mostSources],
  ]);

  /** Visitors write search words, and send sites. A day has only so many: more words are lost, and more sites are "other". */
  function withinLimits(day: string, counted: Counted): Counted | undefined {
    const limit = most.get(counted.kind);
    if (counted.kind === SOURCE_EVENT && isKnownSite(counted.word)) return counted;
    if (limit === undefined || run.isKnown.get({ day, ...counted })) return counted;
    if (Number(run.words.get(day, counted.kind)?.words) < limit) return counted;
    return counted.kind === SOURCE_EVENT ? { ...counted, word: OTHER_SOURCES } : undefined;
  }

  return {
    /** Throws SQLite's errors, and then adds none of them. */
    add(day: string, added: Iterable<readonly [Counted, number]>) {
      inTransaction(database, () => {
        for (const [counted, count] of added) {
          const kept = withinLimits(day, counted);
          if (kept) run.add.run({ day, ...kept, count });
        }
      });
    },
    /**
     * Deletes old days, by the trusted clock, and the oldest beyond the number of rows. Returns how many wait because
     * they would be too many at once.
     */
    sweep(today: string, mayDeleteMany: boolean): number {
      inTransaction(database, () => {
        run.redate.run({ today, soonest: SOONEST_DAY });
        run.forget.run(SOONEST_DAY);
      });
      const old = run.daysBefore
        .all(addDays(today, 1 - counting.retentionDays))
        .map(({ day }) => String(day));
      const most = deletableOf(old.length, Number(run.days.get()?.total), mayDeleteMany);
      const last = old.slice(0, most).at(-1);
      if (last !== undefined) run.forget.run(addDays(last, 1));
      for (;;) {
        const { total, oldest } = run.total.get() ?? {};
        if (Number(total) <= mostRows || String(oldest) >= today) return old.length - most;
        run.forget.run(addDays(String(oldest), 1));
      }
    },
    /** Returns at most this many rows, in order, from a day on and after a row. */
    rows(from: string, after: CountedRow | undefined, most: number): CountedRow[] {
      const { count: _, ...place } = after ?? { day: "", kind: "", dress: "", word: "", count: 0 };
      return run.rows.all({ from, ...place, most }).map((row) => countedRow.parse(row));
    },
    close() {
      if (database.isOpen) database.close();
    },
  };
}

const countedRow = z.object({
  day: z.string(),
  kind: z.enum(countedKinds),
  dress: z.string(),
  word: z.string(),
  count: z.number(),
});

/** The largest file has 48 MB. Beyond it counts are lost until old days are deleted. In pages of 4 KB. */
const MOST_PAGES = 12_288;

/** `day` is "2026-11-24". These columns are all that is known of a visit. */
const schema = `
  CREATE TABLE IF NOT EXISTS counts (
    day TEXT NOT NULL,
    kind TEXT NOT NULL,
    dress TEXT NOT NULL,
    word TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, kind, dress, word)
  ) STRICT, WITHOUT ROWID;
`;

export const countsMigrations = [schema];

/** No visitor waits for another process or for the disk, so a count may be lost. */
export function openCountsDatabase(dataFolder: string, mostPages = MOST_PAGES): DatabaseSync {
  const pragmas = `PRAGMA busy_timeout = 0; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA max_page_count = ${mostPages};`;
  return openMigrated(join(dataFolder, "counts", "counts.sqlite"), pragmas, countsMigrations);
}
