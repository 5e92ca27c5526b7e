import type * as english from "@trousseau/words/en/search.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import { dresses, number } from "./grammar.ts";
import { listed } from "./locale.ts";

export const searchFormWords: WordsLike<typeof english.searchFormWords> = {
  title: "بحث",
  label: "البحث بالاسم أو اللون أو القماش",
  placeholder: "الاسم، اللون، القماش",
  close: "إغلاق البحث",
  failed: "تعذّر تحميل الفساتين. يمكنك المحاولة مرة أخرى بالضغط على Enter.",
};

export const searchWords: WordsLike<typeof english.searchWords> = {
  results: "نتائج البحث",
  count: dresses,
  first: "البداية من هنا",
  collections: "المجموعات",
  pages: "صفحات",
  recent: "آخر ما بحثت عنه",
  forget: (text) => `إزالة «${text}»`,
  forgetAll: "مسح الكل",
  nothing: (text) => `لم نجد فستانًا يطابق «${text}».`,
  nearest: "ربما المقصود",
  ask: (text) => `سؤالنا عن «${text}» عبر واتساب`,
  asked: (text) => `أبحث عن «${text}».`,
  all: (count) => `عرض الكل (${number(count)})`,
  onPage: "فتح صفحة البحث",
  everywhere: "البحث في الألوان والأقمشة أيضًا",
  size: (label) => `المقاس ${label}`,
  offers: { rent: "للإيجار", purchase: "للشراء" },
  partly: (without) =>
    without.length > 0
      ? `لا فستان يطابق الكلمات كلها. هذه أقرب النتائج، من دون ${listed(without.map((word) => `«${word}»`))}.`
      : "لا فستان يطابق الكلمات كلها. هذه أقرب النتائج.",
  shownOf: (shown, count) => `أول ${number(shown)} من ${number(count)}`,
};
