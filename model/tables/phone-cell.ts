import { t } from "@trousseau/words/translate.ts";
import { dialledFromEverywhere } from "#model/customers/customer.ts";
import { customerPhoneInWords } from "#model/entries/national-number.server.ts";
import { plainDigits } from "#model/texts/plain-digits.ts";
import { oneLine, type ParseResult } from "./cell-parsers.ts";

/**
 * A telephone number as every spreadsheet leaves it: "(+41) 79 555 01 00". Without the brackets it becomes a number or a formula, and
 * loses its plus or its zero.
 */
export function phoneCell(phone: string): string {
  return customerPhoneInWords(phone).replace(/^\+?\d{1,3}/, "($&)");
}

/** Reads a number as people write it anywhere, and as `phoneCell` has it. */
export function phone(cell: string, { labelPhone }: { labelPhone: string }): ParseResult<string> {
  const text = oneLine(cell).replace(/^\((\+?\d{1,3})\)/, "$1");
  if (madeByASpreadsheet.test(plainDigits(text)))
    return {
      fault: t(
        "“{{cell}}” is no telephone number, a spreadsheet has made it of one: format the column as text",
        {
          cell,
        },
      ),
    };
  return { value: dialledFromEverywhere(text, labelPhone) };
}

/** A long number is shown as a power of ten, and a column that is too narrow as a row of signs. */
const madeByASpreadsheet = /^\d([.,]\d+)?e\+\d+$|^#+$/i;
