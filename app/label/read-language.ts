import { type Language, languageFaults, speechFaults } from "./language.ts";
import * as english from "./languages/en.ts";

/** A name alone is one of the files in languages/, "fr"; with a slash it is the path of a file elsewhere. */
export function languageUrl(name: string): string {
  return /[/\\]/.test(name)
    ? new URL(name, `file://${process.cwd()}/`).href
    : new URL(`languages/${name}.ts`, here).href;
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
    throw new Error(`SHOP_LANGUAGE is ${name}, and ${languageUrl(name)} cannot be read.`, { cause });
  }
}

function assertLanguage(file: unknown, name: string): asserts file is Language {
  refuse(name, languageFaults(file, english));
}

function refuse(name: string, faults: readonly string[]): void {
  if (faults.length > 0)
    throw new Error(`${languageUrl(name)} is no language of the shop:\n  ${faults.join("\n  ")}`);
}
