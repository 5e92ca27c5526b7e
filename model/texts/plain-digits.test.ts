import { expect, test } from "vitest";
import { plainDigits } from "./plain-digits.ts";

test.each([
  ["٨٨", "88"],
  ["۸۸٫۵", "88.5"],
  ["８８．５", "88.5"],
  ["९६,५", "96,5"],
  ["٤،٥٠٠", "4,500"],
  ["๓๘", "38"],
  ["𝟗𝟔", "96"],
  ["96\u200b", "96"],
  ["\u200e٢٠٢٧-٠٥-٠٩", "2027-05-09"],
  ["36½", "36½"],
  ["88 cm", "88 cm"],
])("%j is %j", (text, plain) => expect(plainDigits(text)).toBe(plain));

test("each script has ten digits, in one order", () => {
  const zeros = ["0", "٠", "۰", "߀", "०", "০", "๐", "０", "𝟎", "𝟘", "🯰"];
  for (const zero of zeros) {
    const digits = Array.from({ length: 10 }, (_, at) =>
      String.fromCodePoint((zero.codePointAt(0) ?? 0) + at),
    );
    expect(plainDigits(digits.join("")), zero).toBe("0123456789");
  }
});
