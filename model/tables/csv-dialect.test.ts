import { describe, expect, test } from "vitest";
import { csvOf, dialectOf } from "./csv-dialect.ts";

/** Number of a house in each country. */
const phones = {
  CH: "41445550100",
  DE: "49305550100",
  GB: "442075550100",
  AE: "97145550100",
  US: "12125550100",
};

test.each([
  ["de-CH", "", ";."],
  ["de", phones.CH, ";."],
  ["en", phones.CH, ";."],
  ["de", "", ";,"],
  ["en", phones.DE, ";,"],
  ["fr", "", ";,"],
  ["it", "", ";,"],
  ["es", "", ";,"],
  ["es-MX", "", ",."],
  ["fr-CA", "", ";,"],
  ["en", "", ",."],
  ["en", phones.GB, ",."],
  ["en", phones.US, ",."],
  ["en", phones.AE, ",."],
  ["ar", phones.AE, ";."],
  ["ar-u-nu-arab", "", ";."],
])("a table of %s, where the label is called by %j, has %s between and within its numbers", (...row) => {
  const [language, phone, signs] = row;
  const { separator, decimal } = dialectOf(phone, language);
  expect(separator + decimal).toBe(signs);
});

describe("nothing is calculated", () => {
  const written = (cell: unknown, separator: "," | ";" = ",") =>
    csvOf([["Email"], [cell]], { separator, decimal: "." });

  test.each(["-ada@mail.example", "@ada", "=1+1", "+1", "＝1+1@mail.example", "＠a", " =1", '"=1'])(
    "where a cell begins like %j",
    (cell) => {
      expect(written(cell)).toBe(`\uFEFF"Email"\r\n"'${cell.replaceAll('"', '""')}"\r\n`);
    },
  );

  test("nor by a spreadsheet that expects the other separator, at which a name may divide", () => {
    expect(written("Ada;=WEBSERVICE(A1);x")).toContain(`"Ada;'=WEBSERVICE(A1);x"`);
    expect(written("Ada,=WEBSERVICE(A1),x", ";")).toContain(`"Ada,'=WEBSERVICE(A1),x"`);
    expect(csvOf([["\t=1", undefined, 38]], { separator: ";", decimal: "." })).toBe(
      `\uFEFF"\t'=1";"";"38"\r\n`,
    );
  });
});
