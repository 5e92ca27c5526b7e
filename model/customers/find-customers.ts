import { phoneDigitsOf } from "#model/entries/link-address.ts";
import { isNumberAlone } from "#model/entries/telephone.ts";
import { folded, wordsIn } from "#model/search/search-terms.ts";
import { typedLetters } from "#model/search/typed-letters.ts";
import { plainDigits } from "#model/texts/plain-digits.ts";

type Findable = { name: string; phone: string; email: string };

/** Fewer letters or digits would find half of the list. */
const FEWEST = 3;

/** Finds customers by letters of a name or an address, or by digits of a number, as people type them; those whose name begins so come first. */
export function findCustomers<Each extends Findable>(customers: readonly Each[], typed: string): Each[] {
  if (!isEnoughToFind(typed)) return [];
  const digits = digitsIn(typed);
  if (digits !== undefined)
    return customers.filter(({ phone }) => plainDigits(phone).replace(/\D/g, "").includes(digits));
  const words = wordsIn(spelt(typed));
  const place = (customer: Each) => placeOf(customer, words);
  return customers
    .filter((customer) => place(customer) > 0)
    .toSorted((one, other) => place(other) - place(one) || one.name.localeCompare(other.name));
}

/** Before that, a list shows everybody. */
export function isEnoughToFind(typed: string): boolean {
  return (digitsIn(typed) ?? wordsIn(folded(typed)).join("")).length >= FEWEST;
}

/** A zero before the number is dialled within the country alone. Undefined for what is no number. */
function digitsIn(typed: string): string | undefined {
  return isNumberAlone(plainDigits(typed).trim()) ? phoneDigitsOf(typed).replace(/^0+/, "") : undefined;
}

/** 0 where a word is in neither the name nor the address. */
function placeOf({ name, email }: Findable, words: readonly string[]): number {
  const [foldedName, address] = [spelt(name), spelt(email)];
  if (!words.every((word) => foldedName.includes(word) || address.includes(word))) return 0;
  const parts = wordsIn(foldedName);
  return 1 + words.filter((word) => parts.some((part) => part.startsWith(word))).length;
}

/** Accents go, and "ue" is "u". */
function spelt(text: string): string {
  return typedLetters(text).replace(/([aou])e/g, "$1");
}
