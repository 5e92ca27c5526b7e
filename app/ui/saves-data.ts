import { partOf } from "#model/documents/part-of.ts";

/**
 * Whether the visitor has asked to save data: then nothing is fetched ahead. https://wicg.github.io/savedata: not in every
 * browser, nor in TypeScript's idea of one.
 */
export function savesData(): boolean {
  return partOf(partOf(navigator, "connection"), "saveData") === true;
}
