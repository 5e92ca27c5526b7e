import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createOrigins, type Origins } from "../http/allowed-origins.ts";
import { openAccessFile } from "./access-database.ts";
import { createPeople, type People } from "./people.ts";
import { createTokens, type Tokens } from "./tokens.ts";
import { createSettings, type Settings } from "./user-settings.ts";

export interface Access {
  tokens: Tokens;
  people: People;
  settings: Settings;
  origins: Origins;
  close(): void;
}

export function openAccess(folder: string, allowedOrigins: readonly string[], serviceToken?: string): Access {
  // A password can be set before the lake has been started for the first time.
  mkdirSync(folder, { recursive: true });
  const database = openAccessFile(join(folder, "access.sqlite"));
  return {
    tokens: createTokens(database, serviceToken),
    people: createPeople(database),
    settings: createSettings(database),
    origins: createOrigins(allowedOrigins),
    close: () => database.close(),
  };
}
