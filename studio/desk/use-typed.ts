import { useState } from "react";

type Fields = Readonly<Record<string, string>>;

/** A form as it is filled in. `seen`: what it began with, as stored. `theirs`: the fields that others have written since. */
export type Form<Typed extends Fields, Version> = {
  typed: Typed;
  seen: Version;
  theirs: readonly string[];
};

/** The form on top of what is stored `now`: what somebody has typed stays, and a field that nobody has touched follows. */
export function withTheirs<Typed extends Fields, Version>(
  form: Form<Typed, Version>,
  now: Version,
  fieldsOf: (version: Version) => Typed,
): Form<Typed, Version> {
  const [before, after] = [fieldsOf(form.seen), fieldsOf(now)];
  const isTouched = (field: string) => form.typed[field] !== before[field];
  const changed = Object.keys(after).filter((field) => after[field] !== before[field]);
  const followed = Object.entries(after).filter(([field]) => changed.includes(field) && !isTouched(field));
  const news = changed.filter((field) => after[field] !== form.typed[field]);
  return {
    typed: { ...form.typed, ...Object.fromEntries(followed) },
    seen: now,
    theirs: Object.keys(before).some(isTouched) ? [...new Set([...form.theirs, ...news])] : [],
  };
}

type TypedParts<Typed extends Fields, Version> = {
  /** A form that is drawn anew begins as it was, with what others had written until then. */
  begin: Form<Typed, Version>;
  /** The document as stored at this moment. */
  now: Version;
  fieldsOf(version: Version): Typed;
  /** While its own words are written, a form takes none of others. */
  isBusy: boolean;
};

/** A form keeps what is typed into it while others write the same document. */
export function useTyped<Typed extends Fields, Version>(parts: TypedParts<Typed, Version>) {
  const { begin, now, fieldsOf, isBusy } = parts;
  const [form, setForm] = useState(begin);
  if (!isBusy && JSON.stringify(form.seen) !== JSON.stringify(now)) setForm(withTheirs(form, now, fieldsOf));
  return { ...form, setTyped: (typed: Typed) => setForm((before) => ({ ...before, typed })) };
}
