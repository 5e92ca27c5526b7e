import type * as english from "#app/label/words/en/enquiry.ts";
import type { WordsLike } from "#app/label/words-like.ts";
import { listed } from "./locale.ts";

export const enquiryWords: WordsLike<typeof english.enquiryWords> = {
  purpose: "أرغب في",
  purposes: { rent: "استئجار", purchase: "شراء", question: "طرح سؤال", fittingList: "حجز بروفة" },
  dresses: "الفساتين",
  colour: "اللون",
  size: "المقاس",
  undecided: "لم يُحدَّد بعد",
  measurements: "أو قياساتك",
  date: "تاريخ المناسبة",
  city: "المدينة",
  words: "هل من إضافة؟",
  message: "رسالتك",
  reference: "المرجع",
  own: "بما أنك عدّلت الرسالة، لن تغيّرها اختياراتك بعد الآن.",
  unmentioned: (colour, size) =>
    `لا تذكر الرسالة ${listed([colour && `اللون ${colour}`, size && `المقاس ${size}`].filter(Boolean))}.`,
  anew: "البدء من جديد",
  show: "عرض رسالتي",
  whatsApp: "إرسال عبر واتساب",
  web: "واتساب ويب",
  copy: "نسخ النص",
  copied: "نُسخ النص",
  notCopied: "يمكنك تحديد النص ونسخه",
  onPhone: "المتابعة على هاتفك",
  scan: "يكفي مسح هذا الرمز لتُفتح الرسالة في واتساب.",
  tooLong: "هذه الرسالة أطول من أن يتسع لها رمز، ويمكنك نسخها بدلًا من ذلك.",
  otherwise: "الإرسال من دون واتساب",
  telephone: "أو بالهاتف",
  send: "إرسال",
  sending: "جارٍ الإرسال",
  back: "العودة إلى الفستان",
};
