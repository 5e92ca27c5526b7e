import { expect, test } from "vitest";
import { bookingColumns } from "#model/tables/booking-columns.ts";
import { spokenIn } from "./support/spoken-in.ts";

/** Studio writes its tables in its own language: the shop reads them, and those in English. */
test.each(["de-CH", "fr", "it", "es", "ar"])(
  "a shop in %s reads its own tables, and English ones",
  (language) => {
    const columns = "#server/csv-import/dress-columns.ts";
    const called = (words: string) =>
      spokenIn(language, columns, `columnCalled && ${words}.map(words.columnCalled).join("|")`);
    const english = Object.values(bookingColumns);
    const own = spokenIn(
      language,
      columns,
      `shownColumn && ${JSON.stringify(english)}.map(words.shownColumn).join("|")`,
    );
    expect(own).not.toContain("first day");
    expect(called(JSON.stringify(own.split("|"))), own).toBe(english.join("|"));
    expect(called(JSON.stringify(english))).toBe(english.join("|"));
    const cells = "#model/tables/cell-parsers.ts";
    const states = ["available", "made-to-order", "last", "sold", "out"];
    const read = (words: string) =>
      spokenIn(
        language,
        cells,
        `availability && ${words}.map((word) => words.availability(word).value ?? word).join("|")`,
      );
    expect(read(`${JSON.stringify(states)}.map(words.availabilityCell)`)).toBe(states.join("|"));
    expect(read('["available", "made to order", "last one", "sold", "out"]')).toBe(states.join("|"));
  },
);

test.each([
  ["de-CH", "beides"],
  ["fr", "les deux"],
  ["ar", "كلاهما"],
])("in %s a dress is offered for both: %s", (language, both) => {
  const offered = spokenIn(language, "#model/tables/cell-parsers.ts", `offered("${both}").value.join()`);
  expect(offered).toBe("rent,purchase");
});
