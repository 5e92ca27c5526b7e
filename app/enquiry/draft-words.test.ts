// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { draftKeyOf } from "./draft-entry.ts";
import { followWords } from "./draft-words.ts";
import { readDraft } from "./use-draft.ts";

const dresses = [{ slug: "aurelie" }, { slug: "isaure" }];

beforeEach(() => sessionStorage.clear());

const words = () => new Map(readDraft(draftKeyOf(dresses))).get("words");

/** Stores the words as the form does. */
function write(text: string) {
  sessionStorage.setItem(draftKeyOf(dresses), JSON.stringify([["words", text]]));
}

test("her notes go into the note, follow what she changes, and out of it again", () => {
  followWords(dresses, "Aurélie: in ivory");
  expect(words()).toBe("Aurélie: in ivory");
  followWords(dresses, "Aurélie: in sage");
  expect(words()).toBe("Aurélie: in sage");
  followWords(dresses, "");
  expect(words()).toBe("");
});

test("what she has written there herself stays", () => {
  write("A train, please");
  followWords(dresses, "Aurélie: in ivory");
  expect(words()).toBe("A train, please");
  write("");
  followWords(dresses, "");
  write("A train, please");
  followWords(dresses, "");
  expect(words(), "with nothing filled in before").toBe("A train, please");
  write("");
  followWords(dresses, "Aurélie: in ivory");
  write("Aurélie: in ivory, if I may");
  followWords(dresses, "Aurélie: in sage");
  followWords(dresses, "");
  expect(words()).toBe("Aurélie: in ivory, if I may");
});
