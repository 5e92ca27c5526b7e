// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { withRefused } from "#tests/support/refused-storage.ts";
import { readDraft, useDraft } from "./draft.ts";
import { followWords, removeFromDraft, writeIntoDraft } from "./draft-entry.ts";
import { draftKeyOf } from "./draft-key.ts";

const FIELDS = `<input name="name"><input name="email"><textarea name="message"></textarea>`;

/** A page with a form that has these fields. `heard`: the names of the fields that were said to have changed. */
function open(fields = FIELDS) {
  const form = document.createElement("form");
  form.innerHTML = fields;
  const heard: unknown[] = [];
  form.addEventListener("input", ({ target }) => heard.push(field(form, target)?.name));
  const { result } = renderHook(() => useDraft({ current: form }, "contact"));
  return { form, heard, draft: result.current };
}

function field(form: HTMLFormElement, of: EventTarget | string | null) {
  const found = typeof of === "string" ? form.elements.namedItem(of) : of;
  const isField =
    found instanceof HTMLInputElement ||
    found instanceof HTMLTextAreaElement ||
    found instanceof HTMLSelectElement;
  return isField ? found : undefined;
}

/** Writes into a page that is left afterwards. */
function write(values: Record<string, string>) {
  const { form, draft } = open();
  for (const [name, value] of Object.entries(values)) Object.assign(field(form, name) ?? {}, { value });
  draft.save();
  cleanup();
  return draft;
}

function valuesOf(form: HTMLFormElement) {
  return Object.fromEntries(new FormData(form));
}

test("What stands in a field already is not written over", () => {
  write({ name: "Ada", email: "ada@mail.example" });
  const { form, heard } = open(FIELDS.replace(`name="name"`, `name="name" value="Grace"`));
  expect(valuesOf(form)).toEqual({ name: "Grace", email: "ada@mail.example", message: "" });
  expect(heard).toEqual(["email"]);
});

test("A draft of a shop with other fields is restored where it can be", () => {
  const entries = [
    ["phone", "1"],
    ["size", "44"],
    ["name", "Ada"],
  ];
  sessionStorage.setItem("contact", JSON.stringify(entries));
  const size = `<select name="size"><option value="">Size</option><option>38</option></select>`;
  expect(valuesOf(open(`${FIELDS}${size}`).form)).toMatchObject({ name: "Ada", size: "" });
});

const CHOICES = `<input name="name"><input type="checkbox" name="copy">
  <input type="radio" name="for" value="rent"><input type="radio" name="for" value="purchase">
  <select name="size"><option value="">Size</option><option>38</option></select>`;

test("What was ticked is so again, and heard as if it had just been; what is chosen of a dress follows its page", () => {
  const { form, draft } = open(CHOICES);
  for (const choice of form.querySelectorAll("input"))
    choice.checked = ["copy", "purchase"].some((name) => [choice.name, choice.value].includes(name));
  for (const select of form.querySelectorAll("select")) select.value = "38";
  draft.save();
  cleanup();
  const again = open(CHOICES);
  expect(valuesOf(again.form)).toEqual({ name: "", copy: "on", for: "purchase", size: "" });
  expect(again.heard).toEqual(["copy", "for"]);
});

test("A message that has gone leaves in the draft what was chosen of the dress, and no word", () => {
  sessionStorage.setItem("contact", JSON.stringify(Object.entries({ name: "Ada", size: "38" })));
  open().draft.forget();
  expect(readDraft("contact")).toEqual([["size", "38"]]);
});

test("What is chosen already stays", () => {
  const { form, draft } = open(CHOICES);
  for (const choice of form.querySelectorAll("input")) choice.checked = choice.value === "purchase";
  draft.save();
  cleanup();
  const again = open(CHOICES.replace(`value="rent"`, `value="rent" checked`));
  expect(valuesOf(again.form)).toMatchObject({ for: "rent" });
});

test("A stored draft that is longer than anybody writes is not restored", () => {
  const entries = Array.from({ length: 300_000 }, () => ["name", "Ada"]);
  sessionStorage.setItem("contact", JSON.stringify(entries));
  expect(valuesOf(open().form)).toEqual({ name: "", email: "", message: "" });
});

test("A page whose form is gone keeps what was written in it", () => {
  write({ name: "Ada" });
  const { result } = renderHook(() => useDraft({ current: null }, "contact"));
  result.current.save();
  expect(valuesOf(open().form)).toMatchObject({ name: "Ada" });
});

const aurelie = { slug: "aurelie" };
const solange = { slug: "solange" };
const both = [aurelie, { slug: "isaure" }];
const day = "2097-05-09";

function noteOf(dress: { slug: string }) {
  return readDraft(draftKeyOf([dress]));
}

test("what is written into a note stands beside what she has written, once", () => {
  sessionStorage.setItem(draftKeyOf([aurelie]), JSON.stringify([["words", "A train"]]));
  writeIntoDraft([aurelie], "date", "2097-05-08");
  writeIntoDraft([aurelie], "date", day);
  expect(noteOf(aurelie).map(String)).toEqual(["words,A train", `date,${day}`]);
});

test("what is taken out of one note stays in those of other dresses", () => {
  for (const dress of [aurelie, solange]) writeIntoDraft([dress], "date", day);
  removeFromDraft([solange], "date", day);
  expect([noteOf(aurelie), noteOf(solange)]).toEqual([[["date", day]], [["date", ""]]]);
});

test("a note that is open is written into before her eyes, and what she has typed there counts", () => {
  const field = document.createElement("input");
  field.id = "enquiry-date";
  document.body.append(field);
  writeIntoDraft([aurelie], "date", day);
  expect(field.value).toBe(day);
  field.value = "2097-06-20";
  removeFromDraft([aurelie], "date", day);
  expect(field.value).toBe("2097-06-20");
  field.value = day;
  removeFromDraft([aurelie], "date", day);
  expect(field.value).toBe("");
});

test("where storage is refused nothing fails", () => {
  const field = Object.assign(document.createElement("input"), { id: "enquiry-measurements" });
  document.body.replaceChildren(field);
  withRefused("sessionStorage", () => {
    writeIntoDraft([aurelie], "measurements", "Bust 88 cm");
    expect(field.value).toBe("Bust 88 cm");
    removeFromDraft([aurelie], "measurements", "Bust 88 cm");
    expect(field.value).toBe("");
  });
});

const wordsIn = () => new Map(readDraft(draftKeyOf(both))).get("words");

/** Stores the words as the form does. */
function writeWords(text: string) {
  sessionStorage.setItem(draftKeyOf(both), JSON.stringify([["words", text]]));
}

test("her notes go into the note, follow what she changes, and out of it again", () => {
  followWords(both, "Aurélie: in ivory");
  expect(wordsIn()).toBe("Aurélie: in ivory");
  followWords(both, "Aurélie: in sage");
  expect(wordsIn()).toBe("Aurélie: in sage");
  followWords(both, "");
  expect(wordsIn()).toBe("");
});

test("what she has written there herself stays", () => {
  writeWords("A train, please");
  followWords(both, "Aurélie: in ivory");
  expect(wordsIn()).toBe("A train, please");
  writeWords("");
  followWords(both, "");
  writeWords("A train, please");
  followWords(both, "");
  expect(wordsIn(), "with nothing filled in before").toBe("A train, please");
  writeWords("");
  followWords(both, "Aurélie: in ivory");
  writeWords("Aurélie: in ivory, if I may");
  followWords(both, "Aurélie: in sage");
  followWords(both, "");
  expect(wordsIn()).toBe("Aurélie: in ivory, if I may");
});

test("her city and her measurements stand in the note of every dress, and her words in that of one", () => {
  const fields = `<input name="city"><input name="measurements"><input name="words">`;
  const openNote = (slug: string) => {
    const form = document.createElement("form");
    form.innerHTML = fields;
    const { result } = renderHook(() => useDraft({ current: form }, draftKeyOf([{ slug }])));
    return { form, draft: result.current };
  };
  const hers = { city: "Lyon", measurements: "Bust 88 cm" };
  const first = openNote("aurelie");
  for (const [name, value] of Object.entries({ ...hers, words: "A train" }))
    Object.assign(field(first.form, name) ?? {}, { value });
  first.draft.save();
  const second = openNote("solange");
  expect(valuesOf(second.form)).toEqual({ ...hers, words: "" });
  Object.assign(field(second.form, "city") ?? {}, { value: "" });
  second.draft.save();
  expect(valuesOf(openNote("aurelie").form), "as she said it last").toEqual({
    city: "",
    measurements: "Bust 88 cm",
    words: "A train",
  });
  writeIntoDraft([solange], "measurements", "Bust 90 cm");
  expect(valuesOf(openNote("aurelie").form)).toMatchObject({ measurements: "Bust 90 cm" });
});
