import type * as english from "@trousseau/words/en/renting-day.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import { number } from "./grammar.ts";
import { listed } from "./locale.ts";

export const rentingDayWords: WordsLike<typeof english.rentingDayWords> = {
  free: (day) => `متاح يوم ${day}.`,
  freeIn: (day, sizes) => `متاح يوم ${day} بمقاس ${listed(sizes)}.`,
  someFree: (free, of, { size, day }) =>
    `متاح ${number(free)} من ${number(of)}${size && ` بمقاس ${size}`} يوم ${day}.`,
  taken: (until, when) => `محجوز حتى ${until}؛ متاح ${when}.`,
  tooSoon: (when) => `الوقت لا يكفي ليصل إليك؛ متاح ${when}.`,
  never: "محجوز، وإلى آخر ما نحجز له. لكن سؤالك يسعدنا: قد تتغيّر المواعيد.",
  far: (last) => `نحجز حاليًا حتى ${last}، وسؤالك عن موعد بعده يسعدنا.`,
  none: "لا يُؤجَّر بهذا الاختيار، وسؤالك عن غيره يسعدنا.",
  unknown: "يتعذّر علينا الآن الاطلاع على جدول الحجز. سؤالك يسعدنا، وسنتحقّق لك.",
  from: (first) => `ابتداءً من ${first}`,
  between: (first, last) => `من ${first} إلى ${last}`,
  only: (day) => `يوم ${day} فقط`,
  filter: {
    label: "متاح في تاريخك",
    note: "يظهر التاريخ عندئذ في عنوان هذه القائمة.",
    chip: (day) => `متاح يوم ${day}`,
    use: "استخدام تاريخي",
    none: (day) => `لا شيء متاح هنا يوم ${day}. هذه هي القائمة كلّها:`,
  },
};
