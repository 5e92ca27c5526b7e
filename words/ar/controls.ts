import type * as english from "@trousseau/words/en/controls.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import { number } from "./grammar.ts";

export const controlNames: WordsLike<typeof english.controlNames> = {
  close: "إغلاق",
  loading: "جارٍ التحميل",
  skip: "الانتقال إلى المحتوى",

  mainLinks: "الروابط الرئيسية",
  mainLinksAgain: "الروابط الرئيسية أثناء التمرير",
  homeOf: (label) => `${label}، الصفحة الرئيسية`,
  menu: "القائمة",
  openMenu: "فتح القائمة",
  closeMenu: "إغلاق القائمة",
  search: "بحث",
  map: "صالة العرض على الخريطة",
  waysOn: "وجهات أخرى",
  newTab: "(يُفتح في علامة تبويب جديدة)",
  closeNotice: "إغلاق التنبيه",
  reload: "إعادة تحميل الصفحة",

  breadcrumb: "مسار التصفّح",
  pages: "الصفحات",
  inColours: (colours) => `الألوان: ${colours}`,
  coloursOf: (dress) => `ألوان ${dress}`,

  pictures: "الصور",
  picturesOf: (dress) => `صور ${dress}`,
  picture: "صورة",
  enlarge: "تكبير:",

  wishlist: "قائمة البروفة",
  addToWishlist: (dress) => `إضافة ${dress} إلى قائمة البروفة`,

  pauseMotion: "إيقاف الحركة",
  previousIn: (list) => `السابق في ${list}`,
  nextIn: (list) => `التالي في ${list}`,
};

export const loadingWords: WordsLike<typeof english.loadingWords> = {
  product: "جارٍ التحميل",
  other: "جارٍ التحميل",
  sending: "جارٍ الإرسال",
};

export const placeOf: WordsLike<typeof english.placeOf> = (place, count) =>
  `${number(place)} من ${number(count)}`;
