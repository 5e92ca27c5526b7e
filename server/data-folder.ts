import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync } from "node:fs";
import { join, resolve } from "node:path";

/** A shop leaves these in its DATA_DIR: its content, or what visitors have sent. */
const traces = ["lake/lake.sqlite", "enquiries/outbox.sqlite"];

/** Whether a shop has ever been started on a folder. */
export function isDataFolder(folder: string): boolean {
  return traces.some((trace) => existsSync(join(folder, trace)));
}

/** A shop without content or an outbox leaves these, and nobody else does. */
const ownFile = /^(preview-secret|last-good-.+\.json)$/;

/** A start that was cut short leaves these, an owner brings the secret along, and a new disk has its own folder. */
const beginning = /^(lake|enquiries|counts|clock|languages|newsletter-secret|lost\+found)(\.|$)/;

/**
 * Makes the folder of a shop that starts, and says which it is. Throws a sentence where the folder cannot be used, or belongs to something
 * else. A full disk is let through, and so is a disk that is read-only and has a catalogue to show.
 */
export function openDataFolder(dataFolder: string, tryToWrite = writeAndRemove): string {
  const folder = resolve(dataFolder);
  const names = usable(folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return readdirSync(folder);
  });
  const isInUse = isDataFolder(folder) || names.some((name) => ownFile.test(name));
  const foreign = names.find((name) => !beginning.test(name));
  if (!isInUse && foreign !== undefined)
    throw new Error(
      `${folder} has files, such as ${foreign}, and no shop has ever used it: say with DATA_DIR, or in .env, where the shop's data is, or name a new folder.`,
    );
  if (!names.some((name) => name.startsWith("last-good-"))) usable(folder, () => tryToWrite(folder));
  return `DATA_DIR: ${folder}, ${isInUse ? "in use" : "new"}`;
}

/** Says one sentence of a folder that this account may not use. */
export function mayNotUse(path: string, { message }: Error): string {
  return `This account may not use ${path} (${message}): give it the right to, or choose another folder with DATA_DIR.`;
}

function usable<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error) || ("code" in error && FULL.has(error.code))) throw error;
    throw new Error(mayNotUse(folder, error));
  }
}

const FULL = new Set<unknown>(["ENOSPC", "EDQUOT"]);

/** The rights of a folder do not say that its disk is read-only, nor that it is the kernel's. */
function writeAndRemove(folder: string): void {
  try {
    rmdirSync(mkdtempSync(join(folder, "probe-")));
  } catch (error) {
    // A shop on a full disk shows what it has.
    if (!(error instanceof Error && "code" in error && FULL.has(error.code))) throw error;
  }
}
