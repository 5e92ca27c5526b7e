import iconv from "iconv-lite";
import { expect, test } from "vitest";
import { decodeTable } from "./decode-table.ts";

/** A line as a label of that country would write it, and every word of it alone. */
const lines = {
  French: "Robe d’été brodée à la main; crêpe, dentelle, œuvre très légère où l’on aperçoit Noël",
  German: "Für die Größe: schön, über Änderungen, süß und groß",
  Spanish: "El vestido de novia de España, corazón, mañana, único; ¿Día?",
  Portuguese: "Vestido de noiva, coração, não, você, português, à mão",
  Italian: "La sposa è più bella; perché sarà così, virtù",
  Dutch: "Jurk met één reünie, vóór, crème, geïnspireerd",
  Danish: "Brudekjole på øen, håndsyet, æstetisk, smørblød",
  Swedish: "Brudklänning för höst, måtten på ärmen, örhänge",
  Icelandic: "Brúðarkjóll með þykkri ermi, öðruvísi, mjög fínn",
  Polish: "Suknia ślubna, żółty, źródło, Łódź, mięta, piękność, dłoń",
  Czech: "Svatební šaty, něžný, červený, růže, řasení, průsvitný",
  Slovak: "Svadobné šaty, ľahký, kôň, vŕba, stĺp, dĺžka, mäkký",
  Hungarian: "Menyasszonyi ruha, gyönyörű, hosszú, erdő, fűző, női",
  Romanian: "Rochie de mireasă, mână, împărăteasă, ţesătură, şnur",
  Croatian: "Vjenčanica, čipka, šivano, žuto, ćilim, đakovački",
  Turkish: "Gelinlik, ışıltılı, güzel, çiçekli, şık, yağmur, İnci",
  Lithuanian: "Vestuvinė suknelė, šilkas, žydra, ąžuolas, mėlyną, ūkas, įdėklas",
  Latvian: "Kāzu kleita, zīds, šūta, ēna, ģimene, ļoti, ņem, ķirsis, čaukstošs, žakete",
  Estonian: "Pulmakleit, õlg, käsi, öö, rüü, šifoon, žakett",
  Vietnamese: "Váy cưới đẹp, lụa, người, trắng, thêu",
  Russian: "Свадебное платье; шёлк, белый, нежный, и",
  Greek: "Νυφικό φόρεμα, μετάξι, δαντέλα, λευκό, ή",
  Hebrew: "שמלת כלה לבנה, תחרה, משי",
  Arabic: "فستان زفاف أبيض، حرير، دانتيل",
  Japanese: "ウェディングドレス、絹サテン、白、レース、花嫁",
  Chinese: "婚纱 白色 丝绸 蕾丝 新娘",
  Korean: "웨딩 드레스, 흰색, 실크, 레이스",
  Thai: "ชุดแต่งงาน สีขาว ผ้าไหม",
  English: "The bride’s gown – “Clémence”, 38½ in, café crème, naïve",
};

/** Single cells, with what people type and spreadsheets correct. */
const cells = [
  "Zoé | Renée | Noël | Élodie | ÉLODIE | LaÉtoile | Hélène | À la main | Ça | 2ème | Œuvre | l´amour",
  "Åse | Ø | Björk | Þóra | Größe | GROßE | „Wort“ | »Wort« | « mot » | – Seide | • Seide | 18 €",
  "García | Muñoz | MUÑOZ | ¿Qué? | ¡Sí! | Luís | Inês | João | Conceição | città | è | żółć | Łucja",
  "Č. Nová | Žofie | kôň | Ágnes | Őze | Ștefan | Țara | Đorđe | čipka | İpek | Çağla | Işık | Žydrūnė",
  "Ķirsis | Õnne | Đỗ | phục | “ada” | “Ada” | …and | and… | gown—bride | gown – bride | don’t | ’90s",
  "38½ | 38” | n° 5 | nº 5 | 20 °C | Lycra™fabric | Lycra® | 3 × 4 | £5 | ½ | Анна | я | Ж | и | Άννα",
  "ή | שרה | ليلى | ไหม | 白 | 絹 | 花嫁 | ア | 가 | 흰색 | 丝绸",
];

const pages = `
  windows1250 windows1251 windows1252 windows1253 windows1254 windows1255 windows1256 windows1257
  windows1258 windows874 macroman maccenteuro maccroatian maccyrillic macgreek maciceland macromania
  macthai macturkish macukraine cp437 cp737 cp775 cp850 cp852 cp855 cp857 cp860 cp861 cp862 cp863
  cp864 cp865 cp866 cp869 iso88591 iso88592 iso88597 iso88599 iso885913 iso885915 koi8r koi8u shiftjis
  eucjp gbk gb18030 big5 euckr
`
  .trim()
  .split(/\s+/);

const heading = "name;description\n";

/** A file whose bytes make UTF-8 by chance is read as that: in a table with one foreign letter it may happen. */
function isUtf8(bytes: Uint8Array): boolean {
  return !new TextDecoder().decode(bytes).includes("\ufffd");
}

function fileOf(text: string, page: string): Uint8Array | undefined {
  const bytes = iconv.encode(heading + text, page);
  return iconv.decode(bytes, page) === heading + text && !isUtf8(bytes) ? bytes : undefined;
}

const samples = Object.entries(lines).map(([language, line]): [string, string[]] => [
  language,
  [line, ...line.split(/[ ;,、]+/), line.toUpperCase()],
]);

test.each([...samples, ...cells.map((line): [string, string[]] => [line, line.split(" | ")])])(
  "%s is read as it was written, or refused, in every code page",
  (_, texts) => {
    const files = texts.flatMap((text) =>
      pages.map((page) => ({
        name: `${page}: ${text}`,
        text: heading + text.normalize("NFC"),
        file: fileOf(text, page),
      })),
    );
    const read = files.flatMap(({ file, ...rest }) => (file ? [{ ...rest, read: decodeTable(file) }] : []));
    expect(read.length).toBeGreaterThan(10);
    expect(read.filter(({ text, read }) => "text" in read && read.text !== text)).toEqual([]);
  },
);

test.each([
  ["French", "windows1252"],
  ["French", "macroman"],
  ["German", "windows1252"],
  ["German", "macroman"],
  ["German", "cp850"],
  ["Spanish", "windows1252"],
  ["Portuguese", "windows1252"],
  ["Portuguese", "macroman"],
  ["Dutch", "windows1252"],
  ["Danish", "windows1252"],
  ["Danish", "macroman"],
  ["Swedish", "windows1252"],
  ["Polish", "windows1250"],
  ["Polish", "maccenteuro"],
  ["Czech", "windows1250"],
  ["Hungarian", "windows1250"],
  ["Turkish", "windows1254"],
  ["Lithuanian", "windows1257"],
  ["English", "windows1252"],
] as const)("a line of %s is read from %s", (language, page) => {
  const text = lines[language];
  expect(decodeTable(iconv.encode(heading + text, page))).toEqual({ text: heading + text });
});

test("what Excel for Mac writes of a French dress is read", () => {
  const text = "name;colours\rClémence;Écru #f0e9d8\rHélène;Ivory\r";
  expect(decodeTable(iconv.encode(text, "macroman"))).toEqual({ text });
});

test.each([
  ["a word that could be French or Czech", iconv.encode("name\nHélène\n", "windows1252")],
  ["a Russian name", iconv.encode("name\nАнна\n", "windows1251")],
  ["UTF-16 that does not say so", Buffer.from("name\nAda\n", "utf16le")],
])("%s is refused with the way out", (_, file) => {
  expect(decodeTable(file)).toEqual({ fault: expect.stringMatching(/save it as “CSV UTF-8” in Excel/) });
});

test("the largest table is read from what its words differ in", () => {
  const text = `${heading}${lines.German}\n`.repeat(60_000);
  expect(decodeTable(iconv.encode(text, "windows1252"))).toEqual({ text });
});

test("a table of too many words beyond A to Z is refused before it is read in every code page", () => {
  const words = Array.from({ length: 100_000 }, (_, at) => `schön${at}`).join("\n");
  expect(decodeTable(iconv.encode(words, "windows1252"))).toEqual({
    fault: expect.stringMatching(/save it as “CSV UTF-8” in Excel/),
  });
});

test("the mark of UTF-8 before another encoding is no letter", () => {
  const marked = Buffer.concat([
    Buffer.from([0xef, 0xbb, 0xbf]),
    iconv.encode("name\nAurélie\n", "windows1252"),
  ]);
  expect(decodeTable(marked)).toEqual({ text: "name\nAurélie\n" });
});
