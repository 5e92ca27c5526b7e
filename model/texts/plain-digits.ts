/** Other keyboards write the signs of a decimal number so. */
const signs: Record<string, string> = { "٫": ".", "．": ".", "，": ",", "،": ",", "٬": "" };

/** Writes the digits of any script as 0 to 9. What nobody sees, such as a space of no width, goes. */
export function plainDigits(text: string): string {
  const plainText = text.replace(/\p{Cf}/gu, "").replace(/[٫．，،٬]/g, (sign) => signs[sign] ?? "");
  return withPlainDigits(plainText);
}

/** Writes only the digits of any script as 0 to 9. */
export function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, digitOf);
}

/** Unicode has the ten digits of each script one after the other. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
