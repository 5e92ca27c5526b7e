import { t } from "@trousseau/words/translate.ts";
import {
  type Currency,
  currencyCodes,
  formatPrice,
  highestPrice,
  minorDigitsOf,
} from "#model/dresses/currency.ts";
import { plainDigits } from "#model/texts/plain-digits.ts";
import { languageTag } from "#words/locale.ts";
import type { ParseResult } from "./cell-parsers.ts";

/** Before and behind the digits stands a sign, "CHF" or "€", or nothing. */
const writtenCell = /^(\D*)(\d(?:[\d.,' ]*\d)?)(\D*)$/;

/** A point or a comma stands before the cents; the other, a space or an apostrophe between thousands, or commas as in India. */
const writtenAmount =
  /^(\d{1,3}(?:([.,' ])\d{3})(?:\2\d{3})*|\d{1,2}(?:,\d{2})+,\d{3}|\d+)(?:([.,])(\d{1,3}))?$/;

/** Stands behind an amount without cents: "3'200.-", and in India "1,25,000/-". */
const NO_CENTS = /^(?:[.,] ?|\/)[-–—]+/;

/** No amount is longer. In UTF-16 units. */
const LONGEST = 500;

/** Reads a price, which is above zero. */
export function amount(cell: string, currency: Currency, language = languageTag): ParseResult<number> {
  const read = amountOrZero(cell, currency, language);
  return "value" in read && read.value === 0
    ? { fault: t("a price is above zero; leave the cell empty for “price on request”") }
    : read;
}

/** Reads an amount of the label's currency as people write it anywhere: "1.950,00 €", "CHF 3’200.-", "₹1,25,000", "د.إ ٤٬٥٠٠". */
export function amountOrZero(cell: string, currency: Currency, language = languageTag): ParseResult<number> {
  const { code } = currency;
  const text = plainDigits(cell.replace(/[’´ʼ٬]/g, "'"))
    .replace(/\s+/g, " ")
    .trim();
  const [, before = "", number = "", after = ""] =
    (text.length > LONGEST ? undefined : writtenCell.exec(text)) ?? [];
  const others = [before, after.replace(NO_CENTS, "")]
    .map(signOf)
    .filter((sign) => sign !== "" && !signsOf(code).has(sign));
  if (others.some(isOfCurrency))
    return { fault: t("“{{cell}}”: the shop’s prices are in {{currency}}", { cell, currency: code }) };
  const read =
    others.length > 0 ? undefined : numberIn(number, { code, language, isPointed: cell.includes("٫") });
  if (read === undefined)
    return {
      fault: minorDigitsOf(code)
        ? t("“{{cell}}” is not an amount: write it as 1250 or 1250.50", { cell })
        : t("“{{cell}}” is not an amount: write it as 1250", { cell }),
    };
  if ("either" in read) {
    const [one, other] = read.either;
    return { fault: t("“{{cell}}” can be {{one}} or {{other}}: write one of these", { cell, one, other }) };
  }
  const fault = priceFault(read.value, currency);
  return fault === undefined ? read : { fault: t("“{{field}}” {{fault}}", { field: cell, fault }) };
}

/** Says that no dress costs so much in this currency. */
export function priceFault(value: unknown, currency: Currency): string | undefined {
  const most = highestPrice(currency.code);
  const isTooMuch = typeof value === "number" && value > most;
  return isTooMuch
    ? t("is more than {{most}}, the highest price that the shop takes", {
        most: formatPrice(most, currency),
      })
    : undefined;
}

/** The text of a cell that is read as this amount again. `decimal`: what stands before the cents where one sign can be no other. */
export function amountCell(value: number, { code }: Currency, decimal = ".", language = languageTag): string {
  return minorDigitsOf(code) === MOST_DIGITS ? pointed(value, language) : String(value).replace(".", decimal);
}

/** Thousands have as many digits, so that "1.950" may be either. */
const MOST_DIGITS = 3;

type Reading = { value: number } | { either: readonly [thousands: number, fraction: string] };

type Written = { code: string; language: string; isPointed: boolean };

/** Undefined for what is no amount. `either`: the two that it may be. `isPointed`: its point is none that divides thousands. */
function numberIn(text: string, { code, language, isPointed }: Written): Reading | undefined {
  const digits = minorDigitsOf(code);
  const [, whole = "", , point, cents = ""] = writtenAmount.exec(text) ?? [];
  const [between] = /\D/.exec(whole) ?? [];
  const isTooFine = cents.length > digits && (cents.length > 2 || Number(cents) > 0);
  if (whole === "" || isTooFine || (between !== undefined && between === point)) return undefined;
  const value = Number(`${whole.replace(/\D/g, "")}.${cents}`);
  const isEither = digits === MOST_DIGITS && cents === "" && /^\d+[.,]\d+$/.test(whole);
  if (!isEither || value === 0) return { value };
  const fraction = value / 10 ** digits;
  const { decimal, group } = separatorsOf(language);
  if (between === decimal || isPointed) return { value: fraction };
  return between === group ? { value } : { either: [value, pointed(fraction, language)] };
}

function pointed(value: number, language: string): string {
  return String(value).replace(".", separatorsOf(language).decimal);
}

/** The signs are those that `plainDigits` leaves. */
function separatorsOf(language: string) {
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567.8);
  const signFor = (kind: string) => plainDigits(parts.find(({ type }) => type === kind)?.value ?? "");
  return { decimal: signFor("decimal"), group: signFor("group") };
}

/** Dots, case, and the width of a sign are written differently: "Kr." is "kr". */
function signOf(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}|(?<=\p{L})\./gu, "")
    .trim()
    .toLowerCase();
}

/** Signs are read as these languages write them. */
const writingLanguages = [...new Set([languageTag, "en", "en-001", "de-CH", "fr", "sv", "ar", "ja"])];

/** People write these as well. */
const furtherSigns: Readonly<Record<string, readonly string[]>> = {
  AED: ["dh", "dhs"],
  BHD: ["bd"],
  CAD: ["c$"],
  CHF: ["fr", "sfr"],
  EUR: ["euro", "euros"],
  INR: ["rs"],
  JPY: ["円"],
  KWD: ["kd"],
  LBP: ["ll"],
  QAR: ["qr"],
  SAR: ["sr"],
  SGD: ["s$"],
};

const signs = new Map<string, ReadonlySet<string>>();

function signsOf(code: string): ReadonlySet<string> {
  const currencySigns =
    signs.get(code) ?? new Set([code.toLowerCase(), ...writtenSigns(code), ...(furtherSigns[code] ?? [])]);
  signs.set(code, currencySigns);
  return currencySigns;
}

function writtenSigns(currency: string): string[] {
  return writingLanguages.flatMap((language) =>
    (["symbol", "narrowSymbol"] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay })
        .formatToParts(1)
        .flatMap(({ type, value }) => (type === "currency" ? signOf(value) : [])),
    ),
  );
}

function isOfCurrency(sign: string): boolean {
  return /\p{Sc}/u.test(sign) || currencyCodes.some((code) => signsOf(code).has(sign));
}
