import type { DatabaseSync } from "node:sqlite";
import { httpError } from "@trousseau/host/http-error.ts";
import { inTransaction } from "@trousseau/host/migrate.ts";
import { isFields } from "../documents/document.ts";
import { limits } from "../limits.ts";

export type Settings = ReturnType<typeof createSettings>;

type Setting = {
  key: string;
  value: unknown;
};

/** Studio remembers the order of a list, or what was opened. */
export function createSettings(database: DatabaseSync) {
  const get = database.prepare("SELECT value FROM settings WHERE person = ? AND key = ?");
  // A replaced row is the newest again.
  const put = database.prepare("INSERT OR REPLACE INTO settings (person, key, value) VALUES (?, ?, ?)");
  const forgetOldest = database.prepare(`
    DELETE FROM settings WHERE rowid IN (
      SELECT rowid FROM settings WHERE person = ? ORDER BY rowid DESC LIMIT -1 OFFSET ?
    )`);

  return {
    read: (personId: string, keys: readonly string[]): Setting[] =>
      keys.map((key) => {
        const value = get.get(personId, key)?.value;
        return { key, value: typeof value === "string" ? JSON.parse(value) : null };
      }),
    /** All settings are written or none. Throws an HttpError: 400 or 413. */
    write(personId: string, pairs: unknown): Setting[] {
      if (!Array.isArray(pairs)) throw httpError(400, "The body must be a list of keys and values");
      const settings = pairs.map(readSetting);
      const kept = settings.filter(({ key }) => !key.startsWith(RECENT_SEARCHES));
      inTransaction(database, () => {
        for (const { key, value } of kept) put.run(personId, key, JSON.stringify(value));
        forgetOldest.run(personId, limits.settingsPerPerson);
      });
      return settings;
    },
  };
}

/** Editors search for visitors by name and address, and whoever asks for deletion means that, too. */
const RECENT_SEARCHES = "studio.search.recent";

function readSetting(pair: unknown): Setting {
  if (!isFields(pair) || typeof pair.key !== "string") throw httpError(400, "A setting needs a key");
  const { key, value = null } = pair;
  const most = limits.settingBytes;
  if (key.length + JSON.stringify(value).length > most)
    throw httpError(413, `A setting can be at most ${most} bytes`);
  return { key, value };
}
