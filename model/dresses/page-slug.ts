/** Longer ends of an address are cut. In characters. */
const LONGEST = 80;

/** Letters without a spelling are told apart by so many hexadecimal digits. */
const DIGEST_LENGTH = 12;

/**
 * The end of a page's address from its name: "Käthe & Œuvre nº 7" is "kaethe-oeuvre-no-7", "ليلى" is "lyla". Letters of
 * a script that has no spelling here become a digest of the name, behind `kind` where nothing else is left. Empty where
 * the name has no letter.
 */
export function pageSlugOf(name: string, kind = "dress"): string {
  const words = name.normalize("NFKC").toLowerCase();
  const latin = romanized(words);
  const slug = hyphened(latin, LONGEST);
  if (!/[\p{L}\p{N}]/u.test(latin.replace(/[a-z0-9]/g, ""))) return slug;
  return `${hyphened(latin, LONGEST - DIGEST_LENGTH - 1) || kind}-${digestOf(words)}`;
}

function hyphened(text: string, longest: number): string {
  const hyphens = text.replace(/[^a-z0-9]+/g, "-").replace(/^-/, "");
  return hyphens.slice(0, longest).replace(/-$/, "");
}

function romanized(words: string): string {
  const letters = Array.from(words.replace(kana, romanizedKana), (letter) => {
    const [base = letter] = letter.normalize("NFD");
    return spellings.get(letter) ?? spellings.get(base) ?? (isLatin(base) ? base : letter);
  });
  return letters.join("").replace(/\p{Mn}/gu, "");
}

function isLatin(letter: string): boolean {
  return /\p{Script=Latin}/u.test(letter);
}

/** Each letter stands before its spelling; a hyphen is none. A German umlaut has two letters, as Studio has always made of it. */
const spellings = pairs(
  `ä ae ö oe ü ue æ ae œ oe ø o ß ss ð d đ d ħ h ı i ł l þ th ə e ŋ n ŧ t ʻ - ʼ -
  α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o
  а a б b в v г g ґ g д d е e є ye ё yo ж zh з z и i і i ї yi й y к k л l м m н n о o п p р r с s т t у u ў u
  ф f х kh ц ts ч ch ш sh щ shch ъ - ы y ь - э e ю yu я ya ђ dj ј j љ lj њ nj ћ c џ dz
  ا a أ a إ i آ aa ء a ؤ u ئ e ب b پ p ت t ث th ج j چ ch ح h خ kh د d ذ th ر r ز z ژ zh س s ش sh ص s ض d ط t ظ z
  ع a غ gh ف f ق q ك k ک k گ g ل l م m ن n ه h ة h و w ي y ی y ى a ـ -
  ٠ 0 ١ 1 ٢ 2 ٣ 3 ٤ 4 ٥ 5 ٦ 6 ٧ 7 ٨ 8 ٩ 9 ۰ 0 ۱ 1 ۲ 2 ۳ 3 ۴ 4 ۵ 5 ۶ 6 ۷ 7 ۸ 8 ۹ 9`,
);

/** Hepburn's spelling. A small kana is marked, because it changes the one before. */
const kanaSpellings = pairs(
  `あ a い i う u え e お o か ka き ki く ku け ke こ ko さ sa し shi す su せ se そ so た ta ち chi つ tsu て te と to
  な na に ni ぬ nu ね ne の no は ha ひ hi ふ fu へ he ほ ho ま ma み mi む mu め me も mo や ya ゆ yu よ yo
  ら ra り ri る ru れ re ろ ro わ wa を wo ん n が ga ぎ gi ぐ gu げ ge ご go ざ za じ ji ず zu ぜ ze ぞ zo
  だ da ぢ ji づ zu で de ど do ば ba び bi ぶ bu べ be ぼ bo ぱ pa ぴ pi ぷ pu ぺ pe ぽ po ゔ vu
  ゃ _ya ゅ _yu ょ _yo ぁ _a ぃ _i ぅ _u ぇ _e ぉ _o っ _ ー -`,
);

const kana = /[\u3041-\u3096\u30a1-\u30f6\u30fc]+/g;

function romanizedKana(word: string): string {
  // Katakana stand as far behind hiragana as they do in Unicode.
  const hiragana = word.replace(/[\u30a1-\u30f6]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - 0x60),
  );
  return Array.from(hiragana, (letter) => kanaSpellings.get(letter) ?? letter)
    .join("")
    .replace(/(sh|ch|j)i_y/g, "$1")
    .replace(/i_y/g, "y")
    .replace(/(?<![a-z])u_(?=[ieo])/g, "w")
    .replace(/[aiueo]_(?=[aiueo])/g, "")
    .replace(/_([a-z])/g, "$1$1")
    .replaceAll("_", "");
}

function pairs(list: string): ReadonlyMap<string, string> {
  const words = list.split(/\s+/);
  return new Map(
    words.flatMap((letter, at) =>
      at % 2 === 0 ? [[letter, words[at + 1]?.replace("-", "") ?? ""] satisfies [string, string]] : [],
    ),
  );
}

/** FNV-1a: the same name has the same digest wherever it is made. */
function digestOf(words: string): string {
  const letters = words.replace(/[^\p{L}\p{N}\p{M}]+/gu, "-").replace(/^-|-$/g, "");
  const hash = new TextEncoder()
    .encode(letters)
    .reduce((sum, byte) => BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n), 0xcbf29ce484222325n);
  return hash.toString(16).padStart(16, "0").slice(0, DIGEST_LENGTH);
}
