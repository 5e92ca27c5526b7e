import type { DatabaseSync } from "node:sqlite";

/** The time is exact to a minute, because reading would otherwise mean writing. */
export function createUseRecorder(database: DatabaseSync): (hashed: string, lastUsed: unknown) => void {
  const record = database.prepare("UPDATE tokens SET last_used = :now WHERE hash = :hashed");
  const recordPerson = database.prepare(
    "UPDATE people SET last_used = :now WHERE id = (SELECT person FROM tokens WHERE hash = :hashed)",
  );
  return (hashed, lastUsed) => {
    const now = Date.now();
    if (typeof lastUsed === "number" && now - lastUsed < USE_RECORDED_EVERY_MS) return;
    try {
      record.run({ now, hashed });
      recordPerson.run({ now, hashed });
    } catch (error) {
      // Reading goes on with a full disk or a busy file, without this time.
      if (!(error instanceof Error) || !("errcode" in error)) throw error;
    }
  };
}

const USE_RECORDED_EVERY_MS = 60_000;
