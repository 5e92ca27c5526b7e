import type * as english from "#app/label/words/en/visit.ts";
import type { WordsLike } from "#app/label/words-like.ts";

/** The time zones of these cities have English names. */
const cities: Readonly<Record<string, string>> = {
  Amman: "عمّان",
  Bahrain: "البحرين",
  Baghdad: "بغداد",
  Beirut: "بيروت",
  Cairo: "القاهرة",
  Casablanca: "الدار البيضاء",
  Damascus: "دمشق",
  Dubai: "دبي",
  Istanbul: "إسطنبول",
  Kuwait: "الكويت",
  London: "لندن",
  Muscat: "مسقط",
  Paris: "باريس",
  Qatar: "قطر",
  Riyadh: "الرياض",
  Rome: "روما",
  Tunis: "تونس",
};

export const visitWords: WordsLike<typeof english.visitWords> = {
  days: {
    monday: "الاثنين",
    tuesday: "الثلاثاء",
    wednesday: "الأربعاء",
    thursday: "الخميس",
    friday: "الجمعة",
    saturday: "السبت",
    sunday: "الأحد",
  },
  holidays: "ساعات الأعياد",
  range: (first, last) => `من ${first} إلى ${last}`,
  closed: "مغلق",
  closedThen: "مغلق",
  clock: (time) => time,
  openNow: "مفتوح الآن",
  openUntil: (time) => `مفتوح الآن · حتى ${time}`,
  closedUntil: (day, time) => `مغلق · يفتح ${day} الساعة ${time}`,
  today: "اليوم",
  tomorrow: "غدًا",
  timeIn: (time, city) => `${time} بتوقيت ${cities[city] ?? city}`,
  visit: {
    heading: "زيارتك",
    day: "يوم الزيارة",
    submit: "إضافة إلى التقويم",
    ask: "طلب هذا الموعد",
    note: "ليس هذا حجزًا بعد: نتفق معك على الساعة.",
    message: (day) => `مرحبًا، أرغب في زيارة صالة العرض يوم ${day}.`,
    title: (label) => `زيارة ${label}`,
    entry: "نرجو الاتفاق معنا على الساعة قبل الحضور.",
  },
  appointmentErrors: {
    unreadable: "لم نتمكن من قراءة هذا التاريخ. يمكنك اختيار أحد هذه الأيام:",
    past: "مضى هذا التاريخ. يمكنك اختيار أحد هذه الأيام:",
    far: "هذا التاريخ بعيد جدًا. يمكنك اختيار أحد هذه الأيام:",
    closed: "صالة العرض مغلقة في هذا اليوم. وهي مفتوحة في هذه الأيام:",
    none: "لا أيام استقبال في صالة العرض حاليًا.",
    back: "العودة إلى صفحة التواصل",
  },
};
