import type * as english from "@trousseau/words/en/needed-by.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import { ofDays } from "./grammar.ts";

export const neededByWords: WordsLike<typeof english.neededByWords> = {
  made: (making) => `التنفيذ حسب الطلب خلال ${ofDays(making)}`,
  shipped: (shipping) => `التوصيل خلال ${ofDays(shipping)}`,
  label: "متى يلزمك الفستان؟",
  hint: "بإدخال التاريخ يتبيّن لك إن كان الفستان يصل في موعده. يبقى التاريخ على جهازك إلى أن تصلنا رسالتك.",
  past: "مضى هذا التاريخ.",
  verdicts: {
    made: (orderBy) => `يمكننا تنفيذه لك ليصل في موعده: آخر موعد للطلب ${orderBy}.`,
    tight: (orderBy) =>
      `يمكننا تنفيذه لك ليصل في موعده بالكاد: آخر موعد للطلب ${orderBy}، ولا يبقى وقت للتعديلات.`,
    rush: (orderBy) => `يمكننا تنفيذه لك بطلب مستعجل: آخر موعد لمراسلتنا ${orderBy}.`,
    rent: (orderBy) => `الوقت لا يكفي لتنفيذه، ويمكنك استئجاره: آخر موعد للحجز ${orderBy}.`,
    rentOnly: (orderBy) => `نعم، يصل في موعده: آخر موعد للحجز ${orderBy}.`,
    late: "الوقت لا يكفي لتنفيذه ولا لاستئجاره. لكن سؤالك يسعدنا: أحيانًا يكون لدينا فستان جاهز.",
    lateToMake: "الوقت لا يكفي لتنفيذه. لكن سؤالك يسعدنا: أحيانًا يكون لدينا فستان جاهز.",
    lateToRent: "الوقت لا يكفي لاستئجاره. لكن سؤالك يسعدنا: أحيانًا يكون لدينا فستان متاح.",
  },
};
