import { mentions, type Person, personNamed, publishedIdOf } from "./person-mentions.ts";

/** Whether a customer is one of these persons: whoever is only written of in the note is not. */
export function isCustomer(
  { _id, _type, phone, email }: Readonly<Record<string, unknown>>,
  persons: readonly Person[],
): boolean {
  return (
    _type === "customer" &&
    persons.some((person) => mentions(person, [publishedIdOf(String(_id)), phone, email]))
  );
}

/** All names under which a customer is found. */
export function personsIn({ _id, phone, email }: Readonly<Record<string, unknown>>): Person[] {
  const names = [phone, email].flatMap((text) => {
    try {
      return personNamed(String(text ?? ""));
    } catch {
      // A text that is neither a number nor an address names nobody.
      return [];
    }
  });
  return [{ customer: publishedIdOf(String(_id)) }, ...names];
}
