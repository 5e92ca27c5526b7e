import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { openForReading } from "./database.ts";
import { isReplacedDatabase } from "./finish-restore.ts";

interface ReplacedDatabases {
  has(id: string): boolean;
  close(): void;
}

/** Throws when one of them cannot be read. */
export async function openReplacedDatabases(folder: string): Promise<ReplacedDatabases> {
  const names = (await readdir(folder)).filter(isReplacedDatabase);
  const databases = names.map((name) => openForReading(join(folder, name)));
  const close = () => {
    for (const database of databases) database.close();
  };
  try {
    const find = databases.map((database) => database.prepare("SELECT 1 FROM documents WHERE id = ?"));
    return { has: (id) => find.some((statement) => statement.get(id) !== undefined), close };
  } catch (error) {
    close();
    throw error;
  }
}
