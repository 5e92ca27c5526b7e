import type * as english from "@trousseau/words/en/size-finder.ts";
import type { Girth } from "@trousseau/words/size-chart.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import { leftToRight } from "./grammar.ts";
import { listed } from "./locale.ts";

const largestCounts = "نعتمد القياس الأكبر: فالفستان يُضيَّق، وقلّما يُوسَّع.";

export const sizeFinderWords: WordsLike<typeof english.sizeFinderWords> = {
  find: "معرفة مقاسك",
  measureMe: "إدخال قياساتي",
  notLoaded: "تعذّر تحميل هذه الأداة. المقاسات نفسها في الجدول.",
  size: "المقاس",
  measures: {
    bust: "الصدر",
    waist: "الخصر",
    hips: "الأرداف",
    hollowToHem: "من أسفل العنق إلى الحاشية",
  },
  hollowToFloor: "من أسفل العنق إلى الأرض",
  heels: "ارتفاع الكعب",
  unit: "وحدة القياس",
  units: { cm: "سنتيمتر", in: "بوصة" },
  written: (measure, value) => `${measure} ${value}`,
  short: { cm: "سم", in: "بوصة" },
  length: "الطول (اختياري)",
  submit: "معرفة مقاسي",
  remember: "حفظ على هذا الجهاز",
  remembered: "قياساتك محفوظة على هذا الجهاز إلى أن تُزال العلامة.",
  notRemembered: "لا يحفظ هذا المتصفّح شيئًا. تبقى قياساتك حتى إغلاق الصفحة.",
  forgotten: "لم تعد قياساتك محفوظة على هذا الجهاز.",
  private: "قياساتك تبقى لديك: يُحسب مقاسك على هذا الجهاز، ولا تُرسل إلى أي جهة.",
  errors: {
    nothing: "نرجو إدخال قياس واحد على الأقل: الصدر أو الخصر أو الأرداف.",
    unreadable: `نرجو إدخال رقم، مثل 88 أو 88.5 أو ${leftToRight("34 1/2")}.`,
    outside: {
      cm: (least, most) => `من ${least} إلى ${most} سم. هل المقصود بالبوصة؟`,
      in: (least, most) => `من ${least} إلى ${most} بوصة. هل المقصود بالسنتيمتر؟`,
    },
    heels: {
      cm: (most) => `كعب لا يتجاوز ${most} سم.`,
      in: (most) => `كعب لا يتجاوز ${most} بوصة.`,
    },
  },

  howTo: "كيفية أخذ القياسات",
  caption: "بالسنتيمتر، وتحته بالبوصة",
  rule: "كيف نحدّد المقاس",
  rules: (heels) => [
    largestCounts,
    "بين مقاسين، الأكبر هو الأنسب. وإن كانت قياساتك دون أصغر مقاس لدينا، نضيّقه لك.",
    "نفصّل الفستان على قياساتك إن تجاوزت أكبر مقاس لدينا، أو تباعدت بأكثر من مقاسين، أو كانت الحاشية لا تبلغ الأرض مع كعبك.",
    `أطوالنا محسوبة لكعب بارتفاع ${heels}.`,
  ],
  madeIn: (dress, sizes) => `مقاسات ${dress}: ${sizes}.`,
  goneIn: (sizes) => `غير متوفّر حاليًا: ${sizes}.`,
  notMade: "ليس من مقاسات هذا الفستان",
  unavailable: "غير متوفّر حاليًا",

  yours: "مقاسك",
  bespoke: "تفصيل على قياساتك",
  asks: (girths, size) => `${girthOf(girths)} لديك يوافق المقاس ${size}`,
  largestCounts,
  between: (girths, smaller, size) =>
    `${girthOf(girths)} لديك بين المقاسين ${smaller} و${size}: الأكبر هو الأنسب.`,
  smaller: "قياساتك دون أصغر مقاس لدينا: نضيّقه لك.",
  basedOn: (girths, missing) =>
    `تستند هذه النتيجة إلى ${girthOf(girths)} فقط؛ ومع ${girthOf(missing)} تكون أدقّ.`,
  larger: (girths, largest) => `${girthOf(girths)} لديك يتجاوز أكبر مقاس لدينا، ${largest}.`,
  apart: (sizes) =>
    `${sizes}. يمكن تضييق الفستان مقاسين على الأكثر، وما فُصّل على قياساتك أجمل انسدالًا مما عُدّل.`,
  takenUp: (by, heels) => `مع كعب بارتفاع ${heels} نقصّر الفستان ${by}.`,
  rightLength: (heels) => `الطول مناسب لكعب بارتفاع ${heels}.`,
  tooShort: (size, by, heels) =>
    `المقاس ${size} مناسب في كل شيء إلا الطول: مع كعب بارتفاع ${heels} ينقصه ${by}.`,
  flatter: (heels) => `ومع كعب لا يتجاوز ${heels} يكون طوله كافيًا.`,
  inFlats: "ومن دون كعب يكون طوله كافيًا.",
  notMadeIn: (dress, size) => `المقاس ${size} ليس من مقاسات ${dress}.`,
  goneAtPresent: (dress, size) => `المقاس ${size} من ${dress} غير متوفّر حاليًا.`,
  nearest: (size) => `أقرب مقاس متوفّر هو ${size}، ويمكن تضييقه.`,
  onlyBespoke: "يمكننا تفصيله على قياساتك.",
  choose: (size) => `اختيار المقاس ${size}`,
  chosen: (size) => `المقاس المختار: ${size}.`,
  ask: "طلب تفصيله على قياساتي",
  toEnquiry: "إضافة قياساتي إلى رسالتي",
  toEnquiryNote: "يمكنك مراجعتها وتعديلها هناك قبل إرسال أي شيء.",
  inEnquiry: "قياساتك الآن في رسالتك.",
};

/** Says "محيط الصدر والأرداف": the noun before them is one, and so its verb stays the same for several. */
function girthOf(girths: readonly Girth[]): string {
  return `محيط ${listed(girths.map((girth) => sizeFinderWords.measures[girth]))}`;
}
