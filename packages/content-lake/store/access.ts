import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createOrigins, type Origins } from "../http/allowed-origins.ts";
import { openClock } from "../trusted-clock.ts";
import { openAccessFile } from "./access-database.ts";
import { createPeople, type People } from "./people.ts";
import { createTokenWatch, type TokenWatch } from "./token-watch.ts";
import { createTokens, type ServiceTokens, type Tokens } from "./tokens.ts";
import { createSettings, type Settings } from "./user-settings.ts";

export interface Access {
  tokens: Tokens;
  tokenWatch: TokenWatch;
  people: People;
  settings: Settings;
  origins: Origins;
  close(): void;
}

interface AccessOptions extends ServiceTokens {
  /** Scrypt's N. A password is known only by the cost that it was set with. */
  passwordCost?: number;
}

export function openAccess(
  folder: string,
  allowedOrigins: readonly string[],
  { passwordCost, ...serviceTokens }: AccessOptions = {},
): Access {
  // A password can be set before the lake has been started for the first time.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = openAccessFile(join(folder, "access.sqlite"));
  const tokens = createTokens(database, serviceTokens, openClock(folder).now());
  const tokenWatch = createTokenWatch(database, tokens);
  return {
    tokens,
    tokenWatch,
    people: createPeople(database, passwordCost),
    settings: createSettings(database),
    origins: createOrigins(allowedOrigins),
    close() {
      tokenWatch.close();
      database.close();
    },
  };
}
