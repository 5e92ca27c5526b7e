import fc from "fast-check";

const between = [" ", " ", "-", "’", " & ", ". "];

/** Scripts that labels sign in, and that the shop's own fonts do not have, except for the first. */
const scripts = {
  latin: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÀÉÖßŒñ",
  cyrillic: "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя",
  greek: "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩάβγδέζηθίκλμνξόπρστύφχψώ",
  arabic: "ابتثجحخدذرزسشصضطظعغفقكلمنهويىةء",
  hebrew: "אבגדהוזחטיכלמנסעפצקרשתךםןףץ",
  chinese: "雅韵霓裳月光晚风锦绣云锦夜莺明珠",
  japanese: "夜会服の庭ドレスつきあかりヨル",
  korean: "밤의드레스달빛고요한옷집",
};

/** Makes names of 2 to 40 characters, in one word or many, in each of the scripts. They are always the same. */
export function labelNames(count: number): string[] {
  const names = Object.values(scripts).map((letters, seed) =>
    fc.sample(nameIn([...letters]), {
      numRuns: Math.ceil(count / Object.keys(scripts).length),
      seed: 12 + seed,
    }),
  );
  const [first = []] = names;
  const inTurn = first.flatMap((_, index) => names.map((ofScript) => ofScript[index] ?? ""));
  return ["Io", "W".repeat(40), "Maison Lior", "Щ".repeat(40), "雅".repeat(40), ...inTurn.slice(0, count)];
}

function nameIn(letters: string[]) {
  const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 40 });
  return fc
    .array(fc.tuple(word, fc.constantFrom(...between)), { minLength: 1, maxLength: 8 })
    .map((parts) => parts.flat().slice(0, -1).join("").slice(0, 40).trim())
    .filter((text) => text.length >= 2);
}
