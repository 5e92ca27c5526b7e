import { t } from "@trousseau/words/translate.ts";
import iconv from "iconv-lite";

type DecodedTable = { text: string } | { fault: string };

const SAVE_AS_UTF8 = t(
  "save it as “CSV UTF-8” in Excel, as CSV with the encoding “Unicode (UTF-8)” in Numbers, and with the character set “Unicode (UTF-8)” in LibreOffice",
);

/**
 * Reads UTF-8, UTF-16 that says so, and the code page of one machine where only one reading of it makes sense. A table
 * that could be read in two ways is refused, because its dresses would come in under wrong names.
 */
export function decodeTable(file: Uint8Array): DecodedTable {
  if (file[0] === 0xff && file[1] === 0xfe) return { text: new TextDecoder("utf-16le").decode(file) };
  if (file[0] === 0xfe && file[1] === 0xff) return { text: new TextDecoder("utf-16be").decode(file) };
  if (file.includes(0))
    return { fault: t("the file is not text of a known kind: {{saveAsUtf8}}", { saveAsUtf8: SAVE_AS_UTF8 }) };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(file) };
  } catch {
    return decodeCodePage(withoutMark(file));
  }
}

/** Some programs put the mark of UTF-8 before another encoding. */
function withoutMark(file: Uint8Array): Uint8Array {
  return file[0] === 0xef && file[1] === 0xbb && file[2] === 0xbf ? file.subarray(3) : file;
}

/** Excel, Numbers and LibreOffice write these, on Windows, on a Mac, and "for MS-DOS". */
const codePages = `
  windows1250 windows1251 windows1252 windows1253 windows1254 windows1255 windows1256 windows1257
  windows1258 windows874 macroman maccenteuro maccroatian maccyrillic macgreek maciceland macromania
  macthai macturkish cp437 cp737 cp775 cp850 cp852 cp855 cp857 cp858 cp860 cp861 cp862 cp863 cp864
  cp865 cp866 cp869 iso88592 iso88593 iso88594 iso88597 iso88599 iso885913 iso885915 iso885916 koi8r
  koi8u shiftjis eucjp gb18030 big5 euckr
`
  .trim()
  .split(/\s+/);

/** A longer one has to be in UTF-8: the shop answers nobody while it reads the parts in every code page. In bytes. */
const MOST_FOREIGN = 32 * 1024;

/** A reading in another script only casts doubt: that the table is in Latin letters has to be certain. */
function decodeCodePage(file: Uint8Array): DecodedTable {
  const isFromMac = file.includes(CR) && !file.includes(LF);
  const parts = Buffer.from(foreignParts(file), "latin1");
  const pages = codePages.filter((page) => !isFromMac || page.startsWith("mac"));
  const readings = new Map(
    (parts.length > MOST_FOREIGN ? [] : pages)
      .map((page) => [decoded(parts, page), page] as const)
      .filter(([text]) => isInOneScript(text) && !misread.some((sign) => sign.test(text))),
  );
  const [[text, page] = ["", ""]] = readings;
  return readings.size === 1 && isLatin(foreignIn(text)) && !odd.some((sign) => sign.test(text))
    ? { text: decoded(file, page) }
    : {
        fault: t("its letters beyond A to Z can be read in several ways: {{saveAsUtf8}}", {
          saveAsUtf8: SAVE_AS_UTF8,
        }),
      };
}

/** Words that are not all ASCII, each once: code pages differ in nothing else. */
function foreignParts(file: Uint8Array): string {
  const foreign = new Set<string>();
  let size = 0;
  for (const part of Buffer.from(file)
    .toString("latin1")
    .split(/[\t\n\r ",;]+/)) {
    if (!/[\x80-\xff]/.test(part) || foreign.has(part)) continue;
    foreign.add(part);
    size += part.length;
    if (size > MOST_FOREIGN) break;
  }
  return [...foreign].join("\n");
}

function decoded(bytes: Uint8Array, page: string): string {
  return iconv.decode(bytes, page).normalize("NFC");
}

const [CR, LF] = [0x0d, 0x0a];

/** The characters beside ASCII, each once, without the signs that stand in tables of any language. */
function foreignIn(text: string): string[] {
  return Array.from(
    new Set(text.replace(/[\p{ASCII}–—…’‘“”„‚«»‹›·•´¿¡°ºª€£¥¢§¶©®™×±½¼¾¹²³µ†‡‰\u00a0]/gu, "")),
  );
}

function isInOneScript(text: string): boolean {
  const foreign = foreignIn(text);
  return isLatin(foreign) || scripts.some((script) => foreign.every((each) => script.test(each)));
}

const scripts = [
  /\p{Script=Cyrillic}|№/u,
  /\p{Script=Greek}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}|[،؛؟\u064b-\u0655]/u,
  /\p{Script=Thai}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef・ー]/u,
];

const VIETNAMESE = Array.from("aăâeêioôơuưy", (vowel) =>
  ["\u0300", "\u0301", "\u0303", "\u0309", "\u0323"].map((tone) => (vowel + tone).normalize("NFC")).join(""),
).join("");

/** The letters of each language beside a to z, some with French words of the trade. */
const alphabets = Object.values({
  albanian: "çë",
  catalan: "àçèéíïòóúü",
  croatian: "ćčđšž",
  czech: "áčďéěíňóřšťúůýž",
  danish: "æøåéèêôäöü",
  dutch: "áäçéèëêïíóöüú",
  estonian: "äõöüšž",
  french: "àâæçéèêëîïôœùûüÿ",
  german: "äöüßàâçéèê",
  hungarian: "áéíóöőúüű",
  icelandic: "áðéíóúýþæö",
  italian: "àèéìíîòóùú",
  latvian: "āčēģīķļņōŗšūž",
  lithuanian: "ąčęėįšųūž",
  polish: "ąćęłńóśźż",
  portuguese: "áâãàçéêíóôõúü",
  romanian: "ăâîșțşţ",
  slovak: "áäčďéíĺľňóôŕšťúýž",
  spanish: "áéíóúüñ",
  swedish: "åäöéàü",
  turkish: "çğıİöşüâîû",
  vietnamese: `ăâđêôơư${VIETNAMESE}`,
}).map((letters) => new Set(letters));

/** A table is in one language. */
function isLatin(foreign: readonly string[]): boolean {
  return alphabets.some((alphabet) =>
    foreign.every((letter) => alphabet.has(letter) || alphabet.has(letter.toLowerCase())),
  );
}

/** Some people write so, but a text in a wrong code page looks so, too: such a table is not certain. */
const odd = [
  /\p{L}[–—…™•“”„«»µ][^\p{L}\p{ASCII}]*\p{L}|\p{L}µ|´[^\p{ASCII}]/u,
  // No letter of a word is one of a to z.
  /(?<!\p{L})[^\p{ASCII}\P{Script=Latin}ºª]{3,}(?!\p{L})/u,
];

/** Nobody writes so in any language: a text that has one of these was read in a wrong code page. */
const misread = [
  // A capital follows a small letter.
  /\p{Ll}[^\p{ASCII}\P{Lu}]|[^\p{ASCII}\P{Ll}ß]\p{Lu}/u,
  // A small consonant stands alone.
  /(?<!\p{L})[^\p{ASCII}\P{Script=Latin}\P{Ll}àâäáãåæéèêëìíîïòóôõöøùúûü](?!\p{L})/u,
  // Slovak has these between consonants alone.
  /[ŕĺ](?!\p{L})|(?<!\p{L})[ŕĺ]|[aeiouyáéíóúýäô][ŕĺ]|[ŕĺ][aeiouyáéíóúýäô]/iu,
  // These soften a consonant before a vowel or at the end, and never between two others.
  /[bcdfghjklmnpqrstvwxz][ďťķģļņ][bcdfghjklmnpqrstvwxz]/iu,
  // Such a letter follows a number.
  /\p{N}[œîìíïóñ]/iu,
  // A sign stands within a word, or two stand together, or one before a letter with an accent.
  /\p{L}[°§€£¥¢¶©®×±½¼¾¹²³†‡‰‚„‹](?=\p{L})/u,
  /[¹²³]\p{L}|[°§€£¥¢¶©®×±½¼¾¹²³†‡‰]([°§€£¥¢¶©®×±½¼¾¹²³†‡‰¡¿·´ºª]|[^\p{ASCII}\P{L}])/u,
  // Letters of two alphabets meet in a word, or a small Latin letter and a character of East Asia.
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}]\p{Script=Latin}/u,
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}]/u,
  /\p{Script=Latin}[\u064b-\u0655]|\p{L}№|№\p{L}/u,
  /[\uff61-\uff9f][a-z]|[a-z][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
];
