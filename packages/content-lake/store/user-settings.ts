import type { DatabaseSync } from "node:sqlite";
import { httpError } from "../http/http-error.ts";
import { isFields } from "./document.ts";

/** What Studio remembers for a person: recent searches, the order of a list. */
export interface Settings {
  read(personId: string, keys: readonly string[]): { key: string; value: unknown }[];
  write(personId: string, pairs: unknown): { key: string; value: unknown }[];
}

export function createSettings(database: DatabaseSync): Settings {
  const get = database.prepare("SELECT value FROM settings WHERE person = ? AND key = ?");
  const put = database.prepare(
    "INSERT INTO settings (person, key, value) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
  );

  return {
    read: (personId, keys) =>
      keys.map((key) => {
        const value = get.get(personId, key)?.value;
        return { key, value: typeof value === "string" ? JSON.parse(value) : null };
      }),
    write(personId, pairs) {
      if (!Array.isArray(pairs)) throw httpError(400, "The body must be a list of keys and values");
      return pairs.map((pair) => {
        if (!isFields(pair) || typeof pair.key !== "string") throw httpError(400, "A setting needs a key");
        const value = pair.value ?? null;
        put.run(personId, pair.key, JSON.stringify(value));
        return { key: pair.key, value };
      });
    },
  };
}
