import { type RefObject, useCallback, useEffect } from "react";
import { listIn, readStored, store } from "#app/ui/device-storage.ts";

type Draft = {
  save: () => void;
  /** The form calls this once the message has been sent. */
  forget: () => void;
};

/** A longer draft was not written here. A character may be stored as six. */
const MAX_STORED = 200_000;

/** Saves a form's entries under this name while the tab is open, and restores them into fields that are still empty. */
export function useDraft(form: RefObject<HTMLFormElement | null>, key: string): Draft {
  useEffect(() => {
    if (form.current) restore(form.current, readDraft(key));
  }, [form, key]);

  function save() {
    if (form.current) storeDraft(key, [...new FormData(form.current)].filter(isEntry));
  }

  const forget = useCallback(() => {
    const choice = entriesAt(key).filter(([name]) => DRESS_FIELDS.includes(name));
    store("sessionStorage", key, choice.length > 0 ? JSON.stringify(choice) : "");
  }, [key]);
  return { save, forget };
}

/** The page of the dress takes these over, also once the message has gone. */
const DRESS_FIELDS = ["page", "colour", "size"];

/** These say something of the visitor, not of a dress: each form of a visit begins with them. */
const VISITORS_FIELDS = ["city", "measurements"];

const VISITORS_KEY = "enquiry by visitor";

type Entries = [string, string][];

/** The fields by name; what is stored may be anything. */
export function readDraft(key: string): Entries {
  const visitors = new Map(entriesAt(VISITORS_KEY));
  return [...entriesAt(key).filter(([name]) => !visitors.has(name)), ...visitors];
}

/** Returns whether the browser has stored it. */
export function storeDraft(key: string, entries: Entries): boolean {
  const visitors = entries.filter(([name]) => VISITORS_FIELDS.includes(name));
  const all = new Map([...entriesAt(VISITORS_KEY), ...visitors]);
  if (visitors.length > 0) store("sessionStorage", VISITORS_KEY, JSON.stringify([...all]));
  return store("sessionStorage", key, JSON.stringify(entries));
}

function entriesAt(key: string): Entries {
  return listIn(readStored("sessionStorage", key), MAX_STORED).filter(isEntry);
}

function isEntry(entry: unknown): entry is [string, string] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === "string");
}

function restore(form: HTMLFormElement, draft: [string, string][]) {
  for (const [name, value] of draft) {
    const field = fieldOf(form, name, value);
    if (field && bringBack(field, value)) field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Finds the field with that value among those of one name, unless another is chosen. */
function fieldOf({ elements }: HTMLFormElement, name: string, value: string): Field | undefined {
  const named = elements.namedItem(name);
  const all = named instanceof RadioNodeList ? [...named] : [named];
  // Elements are found by their id as well.
  const fields = all.filter(isField).filter((field) => field.name === name);
  if (fields.length < 2) return fields[0];
  if (fields.some((field) => isChoice(field) && field.checked)) return undefined;
  return fields.find((field) => isChoice(field) && field.value === value);
}

/** Returns whether anything has changed. */
function bringBack(field: Field, value: string): boolean {
  if (isChoice(field)) {
    if (field.checked || field.value !== value) return false;
    field.checked = true;
    return true;
  }
  // Colour and size follow the page of the dress (use-enquiry-form.ts).
  if (field instanceof HTMLSelectElement) return false;
  // The device has the date of every draft (stored-day.ts).
  if (field.type === "date" || field.value !== "" || value === "") return false;
  field.value = value;
  return field.value !== "";
}

export function isField(element: unknown): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === "checkbox" || field.type === "radio";
}
