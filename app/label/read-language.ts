import { type Language, languageFaults, speechFaults } from "./language.ts";
import * as english from "./languages/en.ts";

/**
 * A name alone is one of the files in languages/, "fr"; with a slash it is the path of a file elsewhere. Not with Node's pathToFileURL: nothing in
 * this folder may import Node (CONTRIBUTING.md), as browsers have its files, too.
 */
export function languageUrl(name: string): string {
  return /[/\\]/.test(name)
    ? new URL(inAddress(name), `file://${inAddress(process.cwd())}/`).href
    : new URL(`languages/${inAddress(name)}.ts`, here).href;
}

/** A path's signs that mean something else in an address. */
function inAddress(path: string): string {
  return path.replace(/[%#?]/g, encodeURIComponent);
}

const here = import.meta.url;

/** The setting SHOP_LANGUAGE. (LANGUAGE is the machine's own on many systems.) */
export function chosenLanguage(): string {
  return process.env["SHOP_LANGUAGE"] || "en";
}

/** Throws one error that says all that is wrong with the file. */
export async function readLanguage(name: string): Promise<Language> {
  const file: unknown = name === "en" ? english : await importOf(name);
  assertLanguage(file, name);
  refuse(name, speechFaults(file));
  return file;
}

async function importOf(name: string): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ languageUrl(name));
  } catch (cause) {
    const [reason] = (cause instanceof Error ? cause.message : String(cause)).split("\n");
    throw unreadableLanguage(name, String(reason), cause);
  }
}

export function unreadableLanguage(name: string, reason: string, cause?: unknown): Error {
  const said = `SHOP_LANGUAGE is ${name}, and ${languagePath(name)} cannot be read: ${reason}. ${REMEDY}`;
  return new Error(said, { cause });
}

const REMEDY =
  "Name a file in app/label/languages, such as en, or the path of a copy of en.ts elsewhere, with a slash in it: docs/your-own-label.md.";

export function languagePath(name: string): string {
  return decodeURIComponent(new URL(languageUrl(name)).pathname);
}

function assertLanguage(file: unknown, name: string): asserts file is Language {
  refuse(name, languageFaults(file, english));
}

function refuse(name: string, faults: readonly string[]): void {
  if (faults.length > 0)
    throw new Error(
      `SHOP_LANGUAGE: ${languagePath(name)} is no language of the shop; mend these lines in it:\n  ${faults.join("\n  ")}`,
    );
}
