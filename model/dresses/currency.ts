import { languageTag } from "#words/locale.ts";

/**
 * `code`: ISO 4217. `hasDollarSignLast`: the number and then the sign, whatever the language, as the specification writes dollars.
 * `isForeign`: the label is in another country, where a sign alone would be taken for that country's own.
 */
export type Currency = { code: string; hasDollarSignLast: boolean; isForeign: boolean };

/** An amount, and how the shop writes it: "2,450 $". */
export type Price = { amount: number; text: string; currency: Currency };

/** How the label's settings say that prices are written. */
export type CurrencySettings = {
  currency: string;
  dollarsAsLanguage: boolean;
  showroom?: { addressParts?: { addressCountry?: string } | undefined };
};

export const USUAL_CURRENCY = "USD";

const DOLLAR = "$";

const NO_BREAK_SPACE = "\u00a0";

/**
 * These currencies are in use, https://www.iso.org/iso-4217-currency-codes.html, and stand by the most that a dress costs in them: what is
 * said to cost more is a slip of the keyboard.
 */
const byHighestPrice: readonly (readonly [most: number, codes: string])[] = [
  [
    10_000_000,
    "AED AUD AWG AZN BAM BBD BHD BMD BND BOB BRL BSD BWP BYN BZD CAD CHF CNY CUP CZK DKK EGP ERN EUR FJD FKP GBP GEL GHS GIP GTQ HKD HNL ILS JOD KWD KYD LSL LYD MAD MDL MOP MRU MUR MVR MXN MYR NAD NIO NOK NZD OMR PAB PEN PGK PLN QAR RON SAR SBD SCR SEK SGD SHP SLE SRD STN SVC SZL THB TJS TMT TND TOP TRY TTD TWD UAH USD UYU WST XCD XCG ZAR ZMW ZWG",
  ],
  [
    1_000_000_000,
    "AFN ALL AMD AOA ARS BDT BIF BTN CDF CLP COP CRC CVE DJF DOP DZD ETB GMD GYD HTG HUF INR IQD ISK JMD JPY KES KGS KHR KMF KPW KRW KZT LKR LRD MKD MMK MNT MWK MZN NGN NPR PHP PKR RSD RUB RWF SDG SOS SSP TZS UGX VES VUV XAF XOF XPF YER",
  ],
  [100_000_000_000, "GNF IDR IRR LAK LBP MGA PYG SYP UZS VND"],
];

const highestPrices = new Map(
  byHighestPrice.flatMap(([most, codes]) => codes.split(" ").map((code) => [code, most] as const)),
);

export const currencyCodes: readonly string[] = [...highestPrices.keys()].toSorted();

/** The most that a dress costs in any currency. */
export const HIGHEST_PRICE = Math.max(...highestPrices.values());

export function highestPrice(code: string): number {
  return highestPrices.get(code) ?? HIGHEST_PRICE;
}

/** How many times more than dollars a dress costs, roughly, in powers of ten. */
export function magnitudeOf({ code }: Currency): number {
  const times = highestPrice(code) / highestPrice(USUAL_CURRENCY);
  return minorDigitsOf(code) > 2 ? times / 10 : times;
}

/** The label's country has two letters (ISO 3166), with which the code of its currency begins. */
export function currencyOf({ currency: code, dollarsAsLanguage, showroom }: CurrencySettings): Currency {
  const country = showroom?.addressParts?.addressCountry;
  return {
    code,
    hasDollarSignLast: code === USUAL_CURRENCY && !dollarsAsLanguage,
    isForeign: country !== undefined && !code.startsWith(country),
  };
}

/**
 * The server alone makes prices: browsers would write the same amount with other signs and spaces. What is smaller than the currency's
 * smallest unit is rounded, so that search engines read the amount of the page.
 */
export function priceOf(amount: number, currency: Currency): Price {
  const unit = unitsOf(currency.code);
  const rounded = Math.round(amount * unit) / unit;
  return { amount: rounded, text: formatPrice(rounded, currency), currency };
}

/**
 * "2,450 $", "2,450.50 $", "1 950 €", "CHF 3’200", "KWD 245.500", and "CA$2,450" outside Canada: smaller units are left out of whole amounts. Every space is
 * unbreakable.
 */
export function formatPrice(amount: number, currency: Currency, language = languageTag): string {
  const { code, hasDollarSignLast, isForeign } = currency;
  const digits = minorDigitsOf(code);
  const unit = unitsOf(code);
  const fractionDigits = Math.round(amount * unit) % unit === 0 ? 0 : digits;
  // Intl leaves four digits together in Italian and Spanish, where a price list does not.
  const number = {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
    useGrouping: "always",
  } as const;
  if (hasDollarSignLast) return `${formatIn(language, number).format(amount)}${NO_BREAK_SPACE}${DOLLAR}`;
  const style = {
    style: "currency",
    currency: code,
    currencyDisplay: isForeign ? "symbol" : "narrowSymbol",
  } as const;
  return formatIn(language, { ...style, ...number })
    .format(amount)
    .replaceAll(" ", NO_BREAK_SPACE);
}

/** How many of the smallest units one of the currency has: a hundred cents, and a thousand fils. */
function unitsOf(code: string): number {
  return 10 ** minorDigitsOf(code);
}

const digitsOfCurrencies = new Map<string, number>();

/** How many digits stand behind the point: none of a yen, two of a dollar, three of a dinar. */
export function minorDigitsOf(code: string): number {
  const format = () => formatIn("en", { style: "currency", currency: code });
  // The options of a format take longer to tell than a price to write.
  const digits = digitsOfCurrencies.get(code) ?? format().resolvedOptions().maximumFractionDigits ?? 2;
  digitsOfCurrencies.set(code, digits);
  return digits;
}

/** Whose smallest unit is no hundredth in ISO 4217. Intl counts some others, such as the Lebanese pound, in whole ones alone. */
const isoDigits = new Map(
  (
    [
      [0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF"],
      [3, "BHD IQD JOD KWD LYD OMR TND"],
    ] as const
  ).flatMap(([digits, codes]) => codes.split(" ").map((code) => [code, digits] as const)),
);

/** The amount in the smallest units of ISO 4217, as programs count money: 245000 of "2,450 $". */
export function minorUnits({ amount, currency: { code } }: Price): number {
  return Math.round(amount * 10 ** (isoDigits.get(code) ?? 2));
}

const formats = new Map<string, Intl.NumberFormat>();

/** A format takes longer to make than a thousand prices to write. */
function formatIn(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format;
}
