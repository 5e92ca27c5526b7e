import type * as english from "@trousseau/words/en/product.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import { fromRight } from "./grammar.ts";

export const productWords: WordsLike<typeof english.productWords> = {
  colour: "اللون",
  size: "المقاس",
  findSize: "معرفة مقاسك",
  choose: "يُرجى الاختيار",
  submit: "اختيار",
  unavailable: "غير متوفّر حاليًا",
  cut: "الفستان",
  making: "القماش والتنفيذ",
  delivery: "التوصيل",
  deliveryByDate: "التوصيل وموعدك",
  description: "الوصف",
  moreIn: "المزيد من",
  completesLook: "لإطلالة متكاملة",
  showMore: "عرض المزيد",
  sheet: { price: "السعر", sizes: "المقاسات", colours: "الألوان", showroom: "صالة العرض" },
};

export const galleryWords: WordsLike<typeof english.galleryWords> = {
  picturedIn: (colour) => `في الصورة: اللون ${colour}`,
};

export const clothWords: WordsLike<typeof english.clothWords> = {
  inColour: (colour) => `القماش باللون ${colour}`,
  picturedIn: (dress, colour) => `${fromRight(dress)} في الصور باللون ${colour}.`,
  ask: "طلب عيّنة من القماش",
  message: (colour) => `هل يمكنكم أن ترسلوا إليّ عيّنة من القماش باللون ${colour}؟`,
};

export const sheetWords: WordsLike<typeof english.sheetWords> = { printSheet: "بطاقة الإطلالة" };
