import { type RefObject, useEffect } from "react";

const STORAGE_KEY = "contact";

export type Draft = {
  keep: () => void;
  /** Once it has been sent. */
  forget: () => void;
};

/** Keeps what is written in a form for as long as the tab is open, and writes it into the fields that are empty. */
export function useDraft(form: RefObject<HTMLFormElement | null>): Draft {
  useEffect(() => {
    if (form.current) restore(form.current);
  }, [form]);

  function keep() {
    if (!form.current) return;
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...new FormData(form.current)]));
    } catch {
      // Storage may be refused: the words are then in the form alone.
    }
  }
  return { keep, forget };
}

function forget() {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Where storage is refused nothing was kept.
  }
}

function restore(form: HTMLFormElement) {
  for (const [name, value] of readDraft()) {
    const field = form.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!isField || field.value !== "" || value === "") continue;
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

function readDraft(): [string, string][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]");
  } catch {
    return [];
  }
}
