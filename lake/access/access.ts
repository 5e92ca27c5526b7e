import { join } from "node:path";
import { DamagedDatabase, isDamaged } from "@trousseau/host/damaged-database.ts";
import { IN_MEMORY } from "@trousseau/host/migrate.ts";
import { openClock } from "@trousseau/host/trusted-clock.ts";
import { ACCESS_FILE, openAccessFile } from "./access-database.ts";
import { createPasswordLinks, type PasswordLinks } from "./password-links.ts";
import { createPeople, type People } from "./people.ts";
import { createTokenWatch, type TokenWatch } from "./token-watch.ts";
import { createTokens, type ServiceTokens, type Tokens } from "./tokens.ts";
import { createSettings, type Settings } from "./user-settings.ts";

export type Access = {
  tokens: Tokens;
  tokenWatch: TokenWatch;
  people: People;
  links: PasswordLinks;
  settings: Settings;
  /** Nobody can log in with a damaged file. Only the tokens of the process that started the lake are known. */
  isDamaged: boolean;
  close(): void;
};

type AccessOptions = ServiceTokens & {
  /** A password is valid only with the scrypt cost N that it was set with. */
  passwordCost?: number;
  /** Content is served without a damaged file. Without this callback the error is thrown. */
  onDamage?: (error: DamagedDatabase) => void;
};

export function openAccess(folder: string, options: AccessOptions = {}): Access {
  const now = openClock(folder).now();
  try {
    return { ...openFile(join(folder, ACCESS_FILE), options, now), isDamaged: false };
  } catch (error) {
    if (options.onDamage === undefined || !(error instanceof DamagedDatabase)) throw error;
    options.onDamage(error);
    return { ...openFile(IN_MEMORY, options, now), isDamaged: true };
  }
}

function openFile(
  file: string,
  { passwordCost, ...serviceTokens }: AccessOptions,
  now: number | undefined,
): Omit<Access, "isDamaged"> {
  const database = openAccessFile(file);
  try {
    const tokens = createTokens(database, serviceTokens, now);
    const people = createPeople(database, passwordCost);
    const links = createPasswordLinks(database, passwordCost);
    const settings = createSettings(database);
    // Deeper damage shows only when it is read, which must happen before a timer reads it.
    people.list();
    tokens.list();
    const tokenWatch = createTokenWatch(database, tokens);
    const close = () => {
      tokenWatch.close();
      database.close();
    };
    return { tokens, people, links, tokenWatch, settings, close };
  } catch (error) {
    database.close();
    throw isDamaged(error) ? new DamagedDatabase(file, error) : error;
  }
}
