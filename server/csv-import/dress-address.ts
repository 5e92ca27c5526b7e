import { createHash } from "node:crypto";
import { slugOf } from "#app/catalogue/slug.ts";
import { pageSlug } from "#app/label/link-address.ts";

/** Latin letters that are not one of a to z with an accent. */
const spelled: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ø: "o",
  ß: "ss",
  ð: "d",
  đ: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  þ: "th",
  ə: "e",
  ʻ: "",
  ʼ: "",
};

/** An address in another script is told by so many hexadecimal digits. */
const DIGEST_LENGTH = 12;

/**
 * The address of a dress from its name, such as Studio publishes: "Œuvre nº 7" is "oeuvre-no-7". A name in another script has a digest of it,
 * the same in every import. Empty where the name has no letter.
 */
export function dressAddressOf(name: string): string {
  const slug = slugOf(name);
  const address = slug.replace(/[^a-z0-9-]/g, (letter) => spelled[letter] ?? letter);
  if (address === "" || pageSlug.test(address)) return address;
  return `dress-${createHash("sha1").update(slug).digest("hex").slice(0, DIGEST_LENGTH)}`;
}
