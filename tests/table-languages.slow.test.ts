import { expect, test } from "vitest";
import { bookingColumns } from "#model/tables/booking-columns.ts";
import { customerColumns } from "#model/tables/customer-columns.ts";
import { headings } from "#server/csv-import/dress-columns.ts";
import { spokenIn } from "./support/spoken-in.ts";

const tables = {
  dresses: headings,
  bookings: Object.values(bookingColumns),
  customers: Object.values(customerColumns),
};

/** Studio writes its tables in its own language: the shop reads them, and those in English. */
test.each(["de-CH", "fr", "it", "es", "ar"])(
  "a shop in %s reads its own tables, and English ones",
  (language) => {
    for (const [kind, columns] of Object.entries(tables)) {
      const readings = `readHeader && JSON.stringify([String, words.shownColumn].map((written) =>
        words.readHeader(${JSON.stringify(columns)}.map((column) => written(column)), "dresses")))`;
      const read: unknown = JSON.parse(spokenIn(language, "#server/csv-import/table-kinds.ts", readings));
      expect(read).toEqual([
        { kind, columns },
        { kind, columns },
      ]);
    }
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
  ["ar", "للإيجار | للشراء"],
])("in %s a dress is offered for both: %s", (language, both) => {
  const offered = spokenIn(language, "#model/tables/cell-parsers.ts", `offered("${both}").value.join()`);
  expect(offered).toBe("rent,purchase");
});

test("a shop in Arabic reads what is typed without marks, with another letter, or not stretched", () => {
  const header =
    'readHeader && words.readHeader(["الاسم", "التوفر", "القصه", "متاح ل"], "dresses").columns.join()';
  expect(spokenIn("ar", "#server/csv-import/table-kinds.ts", header)).toBe(
    "name,availability,silhouette,offered",
  );
  const states =
    'availability && ["متوفر", "القطعه الأخيره", "مؤجر حاليا"].map((word) => words.availability(word).value).join()';
  expect(spokenIn("ar", "#model/tables/cell-parsers.ts", states)).toBe("available,last,out");
  const bookingStates =
    'bookingState && ["حجز مؤكد", "حجز مبدئى", "حجز ملغي", "لدى العميله"].map((word) => words.bookingState(word).value).join()';
  expect(spokenIn("ar", "#model/tables/cell-parsers.ts", bookingStates)).toBe("booked,option,cancelled,out");
});
