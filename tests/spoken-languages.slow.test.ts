import { readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { languageFolder } from "@trousseau/words/language-folder.ts";
import { describe, expect, test } from "vitest";
import { checkLanguage } from "#server/command/language-check.ts";
import { writeBrackets } from "./support/other-language.ts";
import { spokenIn } from "./support/spoken-in.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const files = await readdir(languageFolder("en"));

describe("a language's folder elsewhere", () => {
  test("is what the shop speaks", async () => {
    const folder = await bracketsIn(temporaryFolder());
    await expect(checkLanguage(folder)).resolves.toBeUndefined();
    const said = spokenIn(folder, "#words/controls.json", "default.close");
    expect(said).toBe("⟦Close⟧");
    expect(inSentence(folder, "wishlist", "listOf", "{ count: 2 }")).toBe("⟦Fitting list, 2 dresses⟧");
  });

  test("is what an editor answers in", async () => {
    const folder = await bracketsIn(temporaryFolder());
    const person = { name: "Ada", email: "ada@mail.example", message: "+33 6 12 34 56 78", phone: "" };
    const enquiry = JSON.stringify({ ...person, reference: "K7M2QX", dress: "", eventDate: "" });
    const answered = (link: string) =>
      new URL(spokenIn(folder, "#studio/desk/answer-links.ts", `${link}(${enquiry})`)).searchParams;
    expect(answered("mailAnswerLink").get("subject")).toBe("⟦Your message (K7M2QX)⟧");
    expect(answered("mailAnswerLink").get("body")).toMatch(/^⟦Dear Ada,⟧\r\n/);
    expect(answered("whatsAppAnswerLink").get("text")).toMatch(/^⟦Dear Ada, thank you .*⟧$/);
  });

  test("is what Studio says, with its own plurals, also behind a byte order mark; the rest is in English", async () => {
    const folder = await bracketsIn(temporaryFolder());
    const words = {
      Dress: "Φόρεμα",
      Name: "",
      "{{count}} days_one": "μία ημέρα",
      "{{count}} days_other": "{{count}} ημέρες",
      "Until {{day}}": "Μέχρι {{day, inQuotes}}",
      "Remove {{name}}?": "Να αφαιρεθεί: {{name}};",
    };
    await writeFile(join(folder, "desk.json"), `\ufeff${JSON.stringify(words)}`);
    await expect(checkLanguage(folder)).resolves.toBeUndefined();
    const said = (...values: string[]) =>
      spokenIn(folder, "@trousseau/words/translate.ts", `t(${values.join()})`);
    expect(said('"Dress"')).toBe("Φόρεμα");
    expect(said('"Name"')).toBe("Name");
    expect(said('"{{count}} days"', '{ count: 1, defaultValue_one: "{{count}} day" }')).toBe("μία ημέρα");
    expect(said('"{{count}} days"', '{ count: 2, defaultValue_one: "{{count}} day" }')).toBe("2 ημέρες");
    expect(said('"Remove {{name}}?"', '{ name: "$t(Dress) & {{name}} $1" }')).toBe(
      "Να αφαιρεθεί: $t(Dress) & {{name}} $1;",
    );
    expect(said('"Until {{day}}"', '{ day: "9 May" }')).toBe("Μέχρι ⟦“9 May”⟧");
    expect(said('"Add {{count}} addresses"', '{ count: 1, defaultValue_one: "Add address" }')).toBe(
      "Add address",
    );
    expect(said('"Dress: {{name}}"', '{ name: "Aurélie" }')).toBe("Dress: Aurélie");
  });

  test("writes prices in its own digits, with two for the cents", async () => {
    const folder = await bracketsIn(temporaryFolder());
    const locale = join(folder, "locale.ts");
    await writeFile(locale, (await readFile(locale, "utf8")).replaceAll('"el"', '"ar-EG"'));
    expect(
      spokenIn(
        folder,
        "#model/dresses/currency.ts",
        "formatPrice && [4500, 4500.5, 4500.05].map((amount) => words.formatPrice(amount, { code: 'USD', hasDollarSignLast: true })).join()",
      ),
    ).toBe("٤٬٥٠٠\u00a0$,٤٬٥٠٠٫٥٠\u00a0$,٤٬٥٠٠٫٠٥\u00a0$");
  });

  test.each([
    ["de", "Tüllkleider, Satinkleider, Bestickte Kleider, Brautkleider", "Guten Tag"],
    ["ar", "فساتين التول, فساتين الساتان, الفساتين المطرّزة, فساتين الزفاف", "مرحبًا"],
  ])("is what a label begins in: %s", (language, names, greeting) => {
    const documents = 'newLabelDocuments({ name: "Lior" })';
    const said = (words: string) =>
      spokenIn(language, "#server/command/new-label.ts", `${documents}${words}`);
    expect(said(".slice(2).map(({ name }) => name).join(', ')")).toBe(names);
    expect(said("[0].greeting")).toBe(greeting);
  });

  test.each([
    ["ar", "#app/size-finder/units.ts", 'withUnit(146.7, "in")', "\u206857¾\u2069 بوصة"],
    ["de", "#model/tables/cell-parsers.ts", "offered('Miete, Kauf').value.join()", "rent,purchase"],
    ["de", "#model/tables/cell-parsers.ts", "offered('Miete und Kauf').value.join()", "rent,purchase"],
    ["ar", "#model/tables/cell-parsers.ts", "offered('استئجار وشراء').value.join()", "rent,purchase"],
    ["de-CH", "#model/dresses/currency.ts", 'formatPrice(2450, { code: "CHF" })', "CHF\u00a02'450"],
    ["de-CH", "#words/search.json", "default.size", "Grösse {{label}}"],
    ["de-CH", "#words/search.json", "default.forget", "«{{text}}» entfernen"],
    ["de-CH", "#words/grammar.ts", 'formatters.inQuotes("Lia")', "«Lia»"],
    ["de", "#words/grammar.ts", 'formatters.inQuotes("Lia")', "„Lia“"],
    ["fr-CH", "#model/dresses/currency.ts", 'formatPrice(2450, { code: "CHF" })', "2'450\u00a0CHF"],
    ["it", "#model/days/opening-words.ts", "weekdayInWords('monday')", "Lunedì"],
    ["fr", "#model/tables/cell-parsers.ts", "offered('louer').value.join()", "rent"],
    ["de", "#app/size-finder/units.ts", 'withUnit(88.5, "cm")', "88,5 cm"],
    ["de-CH", "#app/size-finder/units.ts", 'withUnit(88.5, "cm")', "88.5 cm"],
    ["es-MX", "#app/size-finder/units.ts", 'withUnit(88.5, "cm")', "88.5 cm"],
    ["fr", "#model/days/day.ts", 'dayInWords("2027-01-01")', "1er janvier 2027"],
    ["it", "#model/days/day.ts", 'dayInWords("2027-05-01")', "1º maggio 2027"],
    ["de", "#model/days/opening-words.ts", 'dateInWords("2026-11-24")', "Dienstag, 24. November 2026"],
    ["ar", "#words/locale.ts", 'separated(["36", "38"])', "36، 38"],
    ["fr", "#words/locale.ts", 'labelled("Coloris", "Ivoire")', "Coloris\u00a0: Ivoire"],
    [
      "de",
      "#model/search/query-terms.ts",
      'queryTerms("ein Kleid mit langen Ärmeln").join()',
      "kleid,langen,armeln",
    ],
    [
      "de",
      "#model/dresses/colours.server.ts",
      "readColours(['#f6f1e4', 'Salbei']).map(({ name, value }) => name + value).join()",
      "Elfenbein#f6f1e4,Salbei#a7b396",
    ],
    ["ar", "#words/locale.ts", 'ownDigits("10:00–19:00")', "10:00–19:00"],
  ])("writes lists, dates and measures as it does: %s, %s", (language, module, word, written) => {
    expect(spokenIn(language, module, word)).toBe(written);
  });

  test.each([
    ["de", "35 Zoll", 88.9],
    ["de", "88,5 Zentimeter", 88.5],
    ["fr", "35 pouces", 88.9],
    ["fr", "35 po", 88.9],
    ["fr", "88 centimètres", 88],
    ["it", "35 pollici", 88.9],
    ["it", "88 centimetri", 88],
    ["es", "35 pulgadas", 88.9],
    ["es", "88 cm", 88],
    ["ar", "88 سم", 88],
    ["ar", "٨٨ سنتيمتر", 88],
    ["ar", "٣٥ بوصة", 88.9],
    ["ar", "88 cm", 88],
    ["de", "35 inches", 88.9],
    ["de", "88 Ellen", undefined],
  ])("reads measures in its own units, and in English ones: %s, %j", (language, text, cm) => {
    const [other, limits] = [/cm|[cz]ent|س/i.test(text) ? "in" : "cm", "{ least: 40, most: 200 }"];
    const measurement = `readMeasurement({ text: ${JSON.stringify(text)}, unit: "${other}" }, ${limits})`;
    expect(spokenIn(language, "#app/size-finder/measurement.ts", `${measurement}.cm?.toFixed(2)`)).toBe(
      String(cm?.toFixed(2)),
    );
  });

  test.each([
    ["en", "name,address,collection,price,", "column “price”: appears twice"],
    ["de", "Name,Adresse,Kollektion,Preis,", "als „price“ und als „PREIS“: Behalten Sie eine davon"],
    ["fr", "nom,adresse,collection,prix,", "sous «\u00a0price\u00a0» et sous «\u00a0PRIX\u00a0»"],
    ["it", "nome,indirizzo,collezione,prezzo,", "come «price» e come «PREZZO»"],
    ["es", "nombre,dirección,colección,precio,", "como «price» y como «PRECIO»"],
    ["ar", "الاسم,الرابط,المجموعة,السعر,", "باسم «price» وباسم «السعر»"],
  ])("reads its own table of dresses, and an English one: %s", (language, header, twice) => {
    const said = JSON.parse(spokenIn(language, "#tests/support/table-round-trip.ts", "roundTrip()"));
    const unchanged = { faults: [], changed: 0, dresses: 28 };
    expect(said.tables).toEqual([unchanged, unchanged]);
    expect(said.header.startsWith(header)).toBe(true);
    expect(said.twice).toEqual([expect.stringContaining(twice)]);
  });

  test("that is Arabic has the digits that the label chooses", () => {
    const arab = (module: string, word: string) => spokenIn("ar", module, word, { SHOP_DIGITS: "arab" });
    expect(arab("#words/locale.ts", 'ownDigits("10:00–19:00")')).toBe("١٠:٠٠–١٩:٠٠");
    expect(arab("#model/days/day.ts", 'dayInWords("2027-05-01")')).toBe("١ مايو ٢٠٢٧");
    expect(inSentence("ar", "search", "count", "{ count: 15 }", { SHOP_DIGITS: "arab" })).toBe("١٥ فستانًا");
    expect(arab("#app/size-finder/units.ts", 'withUnit(88.5, "cm")')).toContain("٨٨٫٥");
  });

  test("is found whatever it is called", async () => {
    const folder = join(tmpdir(), "100% couture #1 à Zürich?", "fr");
    expect(languageFolder(folder)).toBe(folder);
    await expect(checkLanguage(folder)).rejects.toThrow(`${folder} is not a folder`);
    const awkward = await bracketsIn(join(temporaryFolder(), "100% couture #1 à Zürich?"));
    expect(spokenIn(awkward, "#words/controls.json", "default.close")).toBe("⟦Close⟧");
  });

  test("that misses files, words or sense is refused with one message", async () => {
    const folder = await bracketsIn(
      temporaryFolder(),
      files.filter((file) => file !== "search.json"),
    );
    await writeFile(join(folder, "carousel.json"), "this is { no language");
    await writeFile(join(folder, "lightbox.json"), "{}");
    await writeFile(join(folder, "serach.json"), "");
    await expect(checkLanguage(folder)).rejects.toThrow(
      /is not a language of the shop; .*:\n {2}carousel\.json cannot be read: .*\n {2}lightbox\.json: picturesOf is missing\n( {2}lightbox\.json: .*\n)+ {2}search\.json is missing\n {2}serach\.json is no file of a language$/,
    );
  });
});

async function bracketsIn(parent: string, some?: readonly string[]): Promise<string> {
  const folder = join(parent, "brackets");
  await writeBrackets(folder, some);
  return folder;
}

/** Says a sentence of the shop's words, with values that are written as code. */
function inSentence(
  language: string,
  subject: string,
  name: string,
  values: string,
  settings: Record<string, string> = {},
): string {
  const words = `(await import("#words/${subject}.json", { with: { type: "json" } })).default`;
  return spokenIn(language, "@trousseau/words/say.ts", `say(${words}, "${name}", ${values})`, settings);
}
