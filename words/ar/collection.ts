import type * as english from "@trousseau/words/en/collection.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import { number, pieces } from "./grammar.ts";

export const collectionWords: WordsLike<typeof english.collectionWords> = {
  sort: "تصفية وترتيب",
  orders: "الترتيب",
  rail: "عرض أفقي",
  grid: "عرض شبكي",
  products: pieces,
  previous: "الفساتين السابقة",
  more: "عرض المزيد",
  page: (page, pages) => `الصفحة ${number(page)} من ${number(pages)}`,
};
