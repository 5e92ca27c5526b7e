import type * as english from "@trousseau/words/en/wishlist-page.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import { dresses, fromRight, number, ofWeeks } from "./grammar.ts";

export const wishlistPageWords: WordsLike<typeof english.wishlistPageWords> = {
  title: "قائمة البروفة",
  lead: "جنبًا إلى جنب، كما ستكون في غرفة القياس. لا يرى هذه القائمة سواك، ما لم يُشارَك رابطها.",
  shared: {
    title: "قائمة لك",
    lead: "اختار هذه الفساتين من يهمّه رأيك.",
    add: "إضافتها إلى قائمتي",
    addOne: "إضافته إلى قائمتي",
    added: (count) => `أُضيف إلى قائمتك ${dresses(count)}.`,
    full: "قائمتك مكتملة. يمكنك إزالة فستان لإفساح المكان.",
    own: (count) => `قائمتك، ${dresses(count)}`,
  },
  empty: {
    title: "لا فساتين للبروفة بعد",
    lead: "بلمسة على علّاقة أي فستان ينتظرك هنا: حتى اثني عشر فستانًا، من دون حساب، وعلى هذا الجهاز وحده.",
  },
  rows: {
    silhouette: "القصّة",
    neckline: "فتحة العنق",
    sleeves: "الأكمام",
    fabric: "القماش",
    colours: "الألوان",
    sizes: "المقاسات",
    price: "السعر",
    rental: "الإيجار",
    leadTime: "التنفيذ حسب الطلب",
    state: "التوفّر",
    neededBy: "الموعد المطلوب",
  },
  notToRent: "ليس للإيجار",
  notForSale: "للإيجار فقط",
  weeks: (weeks) => `خلال ${ofWeeks(weeks)}`,
  unknown: "–",
  same: "، بلا فرق بين الفساتين",
  differences: "إبراز الفروق",
  showDifferences: "تطبيق",
  dresses: "الفساتين في القائمة",
  note: "ملاحظة",
  noteFor: (dress) => `ملاحظة عن ${dress}`,
  move: "نقل",
  moveBefore: (dress) => `تقديم ${dress}`,
  moveAfter: (dress) => `تأخير ${dress}`,
  takeOff: (dress) => `إزالة ${dress} من القائمة`,
  movedTo: (dress, place, count) => `${fromRight(dress)} في الموضع ${number(place)} من ${number(count)}`,
  full: "تكتمل القائمة باثني عشر فستانًا. يمكنك إزالة فستان لإضافة آخر.",
  putBack: (dress) => `${fromRight(dress)} في قائمة البروفة من جديد`,
  undo: "تراجع",
  unnamed: "فستان",
  gone: {
    text: (dress) => `${fromRight(dress)}: لم يعد هذا الفستان ضمن المجموعة. ربما بقيت منه قطعة في الأتيليه:`,
    ask: "يسعدنا سؤالك",
    takeOff: "إزالة",
    shared: (count) => `${dresses(count)} من هذه القائمة ${noLonger(count)} ضمن المجموعة.`,
  },
  notKept: "لا يحفظ متصفّحك هذه القائمة. تبقى حتى إغلاق الصفحة، ويمكنك نسخ رابطها للاحتفاظ بها.",
  ask: {
    heading: "موعد البروفة",
    text: "رسالة واحدة تكفي لطلب بروفة لها جميعًا.",
    whatsApp: "طلب عبر واتساب",
    withNotes: "إرفاق ملاحظاتي",
    tooLong: "ملاحظاتك أطول من أن تتسع لها رسالة واحدة، فتُرسل من دونها.",
  },
  share: {
    button: "مشاركة هذه القائمة",
    copied: "نُسخ الرابط",
    notCopied: "يمكنك تحديد الرابط ونسخه",
    link: "رابط هذه القائمة",
  },
  print: "طباعة بطاقات الإطلالة",
};

/** The verb agrees with one dress, with two, and with more of them. */
function noLonger(count: number): string {
  if (count === 1) return "لم يعد";
  return count === 2 ? "لم يعودا" : "لم تعد";
}
